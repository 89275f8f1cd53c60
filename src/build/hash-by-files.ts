import { createHash } from 'node:crypto';

/** What of webpack's compiler is used here. */
type Compilation = { hash?: string; getAssets(): readonly { name: string }[] };
type Compiler = {
  hooks: { afterEmit: { tap(name: string, act: (compilation: Compilation) => void): void } };
};

const NAME = 'HashByFiles';

/**
 * The hash that stands in every page and tells an open one that the site has become another: of the
 * names of the files, which hang on what is in them. webpack's own differs between a build from
 * scratch and one that finds its cache, though both write the same files, and with it every page.
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
