import { collectGarbage } from '../../system/collect-garbage.ts';

type Hook<T> = { tap(name: string, act: (value: T) => void): void };

/** The parts of webpack's compiler and of its result that are used here. */
type Result = { hasErrors(): boolean; compilation?: object };
type Compiler = {
  hooks: { done: Hook<Result>; shutdown: Hook<void>; infrastructureLog: object };
  resolverFactory: object | null;
  inputFileSystem: { purge(): void };
};

const NAME = 'ReleaseCompilers';

/** Compilers that have written their bundle, with its result. */
const written = new Map<Compiler, Result>();

/** Drops a closed compiler's modules. What Gatsby needs to close it once more, which it does, stays. */
function empty(compiler: Compiler, result: Result): void {
  const { shutdown, infrastructureLog } = compiler.hooks;
  Object.assign(compiler, { hooks: { shutdown, infrastructureLog }, resolverFactory: null });
  compiler.inputFileSystem.purge();
  delete result.compilation;
}

/** Notes the bundle's compiler, for `releaseWhenClosed`. */
export const releaseLater = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(NAME, (result) => {
      // Gatsby still has to read the errors of a failed one.
      if (!result.hasErrors()) written.set(compiler, result);
    });
  },
};

/**
 * Gatsby references the compilers of both bundles and their results until the build ends, and through them every
 * module: 570 MB of the heap. This empties the compiler of the browser's bundle once Gatsby closes it, together with
 * the other one, before the pages' queries: nothing reads it after that.
 */
export const releaseWhenClosed = {
  apply(compiler: Compiler): void {
    releaseLater.apply(compiler);
    compiler.hooks.shutdown.tap(NAME, () => {
      // After Gatsby has begun to close the other one.
      setImmediate(() => {
        for (const [one, result] of written) empty(one, result);
        written.clear();
        collectGarbage();
      });
    });
  },
};
