import type { BrowserContext, Locator, Page } from 'playwright-core';

const PATIENCE_MS = 10_000;

/** What a browser says of its own accord while a page has no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_CONNECTION_REFUSED/;

/** Somebody with a window open. */
export class Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything on the console. */
  readonly said: string[] = [];
  /** Errors on the console, uncaught errors, and answers of the server that went wrong. */
  readonly problems: string[] = [];
  #mayBeOffline = false;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    page.on('console', (message) => {
      this.said.push(`${message.type()}: ${message.text()}`);
      if (message.type() === 'error') this.#complain(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#complain(`uncaught: ${error.stack ?? error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#complain(`${response.status()} for ${response.url()}`);
    });
  }

  static async come(name: string, context: BrowserContext): Promise<Visitor> {
    context.setDefaultTimeout(PATIENCE_MS);
    return new Visitor(name, context, await context.newPage());
  }

  #complain(problem: string): void {
    this.said.push(problem);
    if (!(this.#mayBeOffline && NO_NETWORK.test(problem))) this.problems.push(problem);
  }

  /** By the names that the client gives to its parts for tests. */
  part(testid: string): Locator {
    return this.page.getByTestId(testid);
  }

  async click(testid: string): Promise<void> {
    await this.part(testid).click();
  }

  /** Goes to the lobby and takes the name there. */
  async introduce(): Promise<void> {
    await this.page.goto('/');
    await this.part('name-input').fill(this.name);
    await this.click('name-save');
    await this.page.locator('.head__me', { hasText: this.name }).waitFor();
  }

  async textOf(testid: string): Promise<string> {
    return (await this.part(testid).innerText()).trim();
  }

  /** Takes the network away. Errors that say just this are not held against the page. */
  async unplug(): Promise<void> {
    this.#mayBeOffline = true;
    await this.context.setOffline(true);
  }

  /** From now on the server may be away. Errors that say just this are not held against the page. */
  mayLoseTheServer(): void {
    this.#mayBeOffline = true;
  }

  async plugIn(): Promise<void> {
    await this.context.setOffline(false);
  }
}
