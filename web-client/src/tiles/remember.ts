/** Keeps what takes long to work out, by its owner and a key, for as long as the owner lives. */
export class Remembered<Owner extends object, T> {
  readonly #kept = new WeakMap<Owner, Map<string, T>>();

  get(owner: Owner, key: string, make: () => T): T {
    const own = this.#kept.get(owner) ?? new Map<string, T>();
    this.#kept.set(owner, own);
    const found = own.get(key);
    if (found !== undefined) return found;
    const made = make();
    own.set(key, made);
    return made;
  }
}
