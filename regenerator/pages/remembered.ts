/**
 * Memoises work over the fields of one object: `update` returns the previous result as long as no
 * field that the work has read changes.
 */
export class Remembered<Input extends object, Output> {
  readonly #work: (input: Input) => Output;
  #last: { readonly read: ReadonlyMap<string | symbol, unknown>; readonly output: Output } | null =
    null;

  constructor(work: (input: Input) => Output) {
    this.#work = work;
  }

  /** The result for this input, and whether it is another one; it is not stored before `keep`. */
  update(input: Input): {
    readonly output: Output;
    readonly isNew: boolean;
    readonly keep: () => void;
  } {
    const last = this.#last;
    if (last && [...last.read].every(([name, value]) => Reflect.get(input, name) === value)) {
      return { output: last.output, isNew: false, keep: () => {} };
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
      isNew: true,
      keep: () => {
        this.#last = { read, output };
      },
    };
  }
}
