/** A server's "no": the code names the reason and picks the text that the person reads. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal('unreachable', error instanceof Error ? error.message : String(error));
}
