import { createHash } from 'node:crypto';

/** The parts of webpack's compiler that are used here. */
type Compilation = { hash?: string; getAssets(): readonly { name: string }[] };
type Compiler = {
  hooks: { afterEmit: { tap(name: string, act: (compilation: Compilation) => void): void } };
};

const NAME = 'HashByFiles';

/**
 * The hash that is in every page and tells an open page that the site has changed: derived from the names of
 * the files, which depend on their content. webpack's own hash differs between a clean build and one with a
 * cache although both write the same files, and so would every page.
 */
export const hashByFiles = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash('sha256')
        .update(names.toSorted().join('\n'))
        .digest('hex')
        .slice(0, 20);
    });
  },
};
