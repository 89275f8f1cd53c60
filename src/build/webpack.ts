import { resolve } from 'node:path';
import { importsBelow, levelsOf } from './style-levels.ts';

/** A piece of the site in webpack's sense; only what is read of it here. */
type Module = { type: string };
type Chunk = { name?: string | null };
type Graph = { chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> } };
type CacheGroup = {
  test(module: Module, graph: Graph): boolean;
  name: string;
  minChunks?: number;
  priority: number;
  enforce: boolean;
};

/** What of webpack's configuration is changed here. */
export type WebpackConfig = {
  module: { rules: object[]; unsafeCache?: boolean };
  experiments?: { cacheUnaffected?: boolean };
  entry: Record<string, string>;
  resolve: { alias: Record<string, string>; symlinks?: boolean };
  optimization: { splitChunks: { cacheGroups: Record<string, CacheGroup> } };
  plugins: { constructor: { name: string }; options: { ignoreOrder?: boolean } }[];
};

/**
 * The site's scripts start with a small one of our own, which brings Gatsby's when the visitor
 * shows the first sign of life (docs/decisions/016). What no page of ours uses stays out.
 */
export function startLate(config: WebpackConfig): void {
  config.entry = { ...config.entry, app: resolve('src/boot/boot.ts') };
  Object.assign(config.resolve.alias, {
    'gatsby-production-app': resolve('.cache/production-app.js'),
    'gatsby-script': resolve('src/boot/no-scripts.ts'),
    '@builder.io/partytown/integration': resolve('src/boot/no-scripts.ts'),
  });
}

const isSlice = ({ name }: Chunk) => name?.startsWith('slice---') === true;

/** The chunks that every page is drawn with: its frame, and the header and footer. */
const isFrame = (chunk: Chunk) => chunk.name === 'app' || chunk.name === 'site' || isSlice(chunk);

const isStyle = ({ type }: Module) => type === 'css/mini-extract';

/**
 * The styles of the frame go with the first script, whose sheet Gatsby writes into every page; all
 * others stay with their template, whose sheet stands only in its own pages, or with what is loaded
 * when it is asked for (docs/decisions/027).
 */
export function splitStyles(config: WebpackConfig): void {
  config.optimization.splitChunks.cacheGroups['styles'] = {
    test: (module, { chunkGraph }) =>
      isStyle(module) && [...chunkGraph.getModuleChunksIterable(module)].some(isFrame),
    name: 'app',
    priority: 40,
    enforce: true,
  };
}

/**
 * What the header or the footer has in common with each other or with a page (a button, a store)
 * comes with the frame's script, once. Else every template would bring its own copy: the slices
 * load beside it, so webpack cannot count on them, and Gatsby splits nothing off under 20 kB.
 */
export function shareWithSlices(config: WebpackConfig): void {
  config.optimization.splitChunks.cacheGroups['frame'] = {
    test: (module, { chunkGraph }) =>
      !isStyle(module) && [...chunkGraph.getModuleChunksIterable(module)].some(isSlice),
    name: 'site',
    minChunks: 2,
    priority: 35,
    enforce: true,
  };
}

/**
 * Every component's styles stand in the cascade layer of its level, below those of whoever uses it,
 * so that no order of sheets changes what wins. The maps' sheet stays as it is: it has to win over
 * that of a library, which stands in no layer.
 */
export function layerStyles(config: WebpackConfig): void {
  const folder = resolve('src');
  config.module.rules.push({
    test: /\.module\.css$/,
    include: folder,
    exclude: resolve('src/client/maps'),
    enforce: 'pre',
    use: {
      loader: resolve('src/build/level-loader.mjs'),
      options: { folder, levels: Object.fromEntries(levelsOf(importsBelow(folder))) },
    },
  });
}

/** Layers decide what wins, so the order in the file is free. */
export function freeOrderOfStyles(config: WebpackConfig): void {
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
}

/**
 * `npm run dev` runs Gatsby in a folder of links to the sources. Gatsby knows a component by the
 * path it was found at there, so webpack must know it by the same one.
 */
export function keepLinks(config: WebpackConfig): void {
  config.resolve.symlinks = false;
}

/**
 * Compiles what has changed and trusts that everything else is where it was: without it every change
 * has webpack look for all modules again, which takes longer than the rest.
 */
export function compileLess(config: WebpackConfig): void {
  config.module.unsafeCache = true;
  config.experiments = { ...config.experiments, cacheUnaffected: true };
}
