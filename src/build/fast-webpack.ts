import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { classNames, shortName } from './class-names.ts';
import { namesOfProperties } from './property-names.ts';
import { sourceDigest } from './source-digest.ts';
import { importsBelow, levelsOf } from './style-levels.ts';

/** The facts that webpack knows about a file when it selects its loaders. */
type File = { resource: string; resourceQuery: string; issuer: string };
type Loader = { loader: string; options?: object };
type Rule = {
  test?: RegExp;
  use?: Loader[] | ((file: File) => Loader[]);
  oneOf?: Rule[];
};
/** A minimiser; its class provides other tools than the one it was created with. */
type Minimizer = { constructor: MinimizerClass };
type MinimizerClass = {
  new (options: object): Minimizer;
  name: string;
  swcMinify?: unknown;
};

/** The parts of webpack's configuration that are changed here. */
export type SlowConfig = {
  devtool: string | false;
  module: { rules: Rule[] };
  resolve: { symlinks?: boolean };
  resolveLoader: { symlinks?: boolean };
  cache: { buildDependencies?: object; version?: string };
  plugins: object[];
  snapshot?: object;
  optimization: { minimizer?: Minimizer[] };
};

/** Further inputs that the results of webpack's loaders depend on. */
const BUILT_BY = ['gatsby-node.ts', 'package-lock.json', 'src/build'];

const OWN = ['src', 'contract'].map((folder) => resolve(folder) + sep);
/** Gatsby's runtime. Babel would turn its classes and spreads into functions for old browsers. */
const RUNTIME = resolve('.cache') + sep;
const HOOKS = /^gatsby-(?:browser|ssr)\.tsx$/;
/** Processed by Gatsby's own Babel plugins. */
const OF_GATSBY = /\b(?:graphql|useStaticQuery|Slice)\b/;

const isOwn = (path: string) =>
  OWN.some((folder) => path.startsWith(folder)) || HOOKS.test(path.slice(resolve('.').length + 1));

/** A page or slice, from which Gatsby removes parts. */
const isEntry = ({ issuer, resourceQuery }: File) =>
  /async-requires/.test(issuer) || /[?&]export=/.test(resourceQuery);

/**
 * Compiles all files that Gatsby's plugins need not process with swc, which is nearly all of them. Gatsby has
 * two rules for a TypeScript file: one does all the work, and the other repeats it.
 * @param browsers null for code that runs in Node.
 */
export function compileWithSwc(config: SlowConfig, browsers: readonly string[] | null): void {
  const { version } = createRequire(join(resolve('.'), 'package.json'))('core-js/package.json') as {
    version: string;
  };
  const options = { browsers, coreJs: version };
  const swc = [{ loader: resolve('src/build/swc-loader.mjs'), options }];
  const isFast = (file: File) =>
    (browsers !== null && file.resource.startsWith(RUNTIME)) ||
    (isOwn(file.resource) &&
      !isEntry(file) &&
      !OF_GATSBY.test(readFileSync(file.resource, 'utf8')));
  const [first, ...others] = config.module.rules.filter(
    ({ test, use }) => typeof use === 'function' && test?.test('a.tsx'),
  );
  if (!first) throw new Error('Gatsby’s rule for scripts is gone.');
  for (const rule of [first, ...others]) {
    const { use: babel } = rule;
    if (typeof babel !== 'function') continue;
    rule.use = (file) => (isFast(file) ? (rule === first ? swc : []) : babel(file));
  }
}

/** swc minifies scripts in a tenth of the time that Gatsby's own choice takes. */
export function minifyWithSwc(config: SlowConfig): void {
  const { minimizer: minimizers = [] } = config.optimization;
  config.optimization.minimizer = minimizers.map((minimizer) => {
    const { constructor: Minimizer } = minimizer;
    if (Minimizer.name !== 'TerserPlugin') return minimizer;
    const terserOptions = { compress: { passes: 2 }, mangle: { safari10: true } };
    return new Minimizer({ minify: Minimizer.swcMinify, terserOptions, exclude: /\.min\.js/ });
  });
}

const loadersOf = (rules: readonly Rule[]): Rule[] =>
  rules.flatMap((rule) => [rule, ...loadersOf(rule.oneOf ?? [])]);

const isPrefixer = ({ loader }: Loader) => loader.includes('postcss-loader');

/**
 * There is no PostCSS configuration, and no reason to search for it from each style sheet's folder
 * upwards.
 */
export function prefixWithoutSearch(config: SlowConfig): void {
  for (const { use } of loadersOf(config.module.rules)) {
    if (!Array.isArray(use)) continue;
    for (const { options } of use.filter(isPrefixer)) {
      const given = options && 'postcssOptions' in options ? options.postcssOptions : null;
      if (typeof given === 'function') Object.assign(given, { config: false });
    }
  }
}

const isCss = ({ loader }: Loader) => /[\\/]css-loader[\\/]/.test(loader);

/** Gives the classes of CSS modules short names, in the scripts and styles and in the rendered pages. */
export function shortenClassNames(config: SlowConfig): void {
  const folder = resolve('src');
  const names = classNames(folder);
  const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
    shortName(names, relative(folder, resourcePath).split(sep).join('/'), name);
  for (const { use } of loadersOf(config.module.rules)) {
    if (!Array.isArray(use)) continue;
    for (const { options } of use.filter(isCss)) {
      const given = options && 'modules' in options ? options.modules : null;
      if (typeof given === 'object' && given !== null) Object.assign(given, { getLocalIdent });
    }
  }
}

/** Rendering pages needs only the class names of style sheets. */
export function leaveStyles(config: SlowConfig): void {
  for (const rule of loadersOf(config.module.rules)) {
    if (Array.isArray(rule.use)) rule.use = rule.use.filter((loader) => !isPrefixer(loader));
  }
}

type Compiler = {
  hooks: {
    done: {
      tap: (
        name: string,
        then: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void,
      ) => void;
    };
  };
};

/**
 * For its cache webpack follows each loader through all its dependencies: thousands of package
 * files, whose versions are already in the lock file.
 */
const withoutLoaders = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap('withoutLoaders', ({ compilation }) => compilation.buildDependencies.clear()),
};

/**
 * Skips work that changes nothing: checking whether each folder is a link, hashing files whose timestamp is
 * sufficient, traversing all of Gatsby's own dependencies. The site's own build code is a dependency of
 * webpack's cache, by content.
 */
export function spare(config: SlowConfig): void {
  // For `npm run bench -- chunk-map`.
  config.devtool = process.env['CHUNK_MAP'] ? 'hidden-source-map' : false;
  config.resolve.symlinks = false;
  config.resolveLoader.symlinks = false;
  config.snapshot = {
    module: { timestamp: true },
    resolve: { timestamp: true },
    // Gatsby rewrites some of these for each build, with the same content.
    buildDependencies: { timestamp: true, hash: true },
    resolveBuildDependencies: { timestamp: true, hash: true },
  };
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push(withoutLoaders);
  // Cascade levels and short names reach loaders as options, which webpack's cache key does not include.
  const levels = [...levelsOf(importsBelow(resolve('src')))];
  const names = [...classNames(resolve('src'))];
  const properties = [...namesOfProperties()];
  config.cache.version = sourceDigest('.', BUILT_BY, [levels, names, properties]);
}

const WHOLE_HASH = '[hash]';
const SHORT_HASH = '[hash:8]';

/**
 * Shortens the hash in font names to 8 letters: every page names five fonts, and 32 random letters do not
 * compress. Applies to the scripts and to the rendered pages, which refer to the same files.
 */
export function shortenAssetNames(config: SlowConfig): void {
  let found = 0;
  for (const { use } of loadersOf(config.module.rules)) {
    if (!Array.isArray(use)) continue;
    for (const { options } of use) {
      if (!options || !('name' in options) || typeof options.name !== 'string') continue;
      if (!options.name.includes(WHOLE_HASH)) continue;
      found += 1;
      options.name = options.name.replace(WHOLE_HASH, SHORT_HASH);
    }
  }
  if (found === 0) throw new Error('Gatsby’s names of assets have changed.');
}
