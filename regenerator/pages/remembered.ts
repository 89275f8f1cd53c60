/**
 * Work over the fields of one object that is done again only when a field it has read is another
 * one: `update` gives the work of before as long as nothing it looked at has changed.
 */
export class Remembered<Input extends object, Output> {
  readonly #work: (input: Input) => Output;
  #last: { readonly read: ReadonlyMap<string | symbol, unknown>; readonly output: Output } | null =
    null;

  constructor(work: (input: Input) => Output) {
    this.#work = work;
  }

  /** What the work gives for this input; nothing is remembered of it before `keep`. */
  update(input: Input): { readonly output: Output; readonly keep: () => void } {
    const last = this.#last;
    if (last && [...last.read].every(([name, value]) => Reflect.get(input, name) === value)) {
      return { output: last.output, keep: () => {} };
    }
    const read = new Map<string | symbol, unknown>();
    const watched = new Proxy(input, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        read.set(name, value);
        return value;
      },
    });
    const output = this.#work(watched);
    return {
      output,
      keep: () => {
        this.#last = { read, output };
      },
    };
  }
}
