import { resolve } from 'node:path';
import { RENDER_NEXT } from './at-once.ts';
import { FRAME_LATE, LATE_PART, LATE_STYLES, sheetPath } from './late-styles.ts';
import { STATES } from './split-states.ts';
import { namesOfProperties } from './property-names.ts';
import { importsBelow, levelsOf } from './style-levels.ts';

/** A module in webpack's sense; only the fields that are read here. */
type Module = { type: string; nameForCondition(): string | null; identifier(): string };
type Chunk = { name?: string | null };
type Graph = { chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> } };
type CacheGroup = {
  chunks?(chunk: Chunk): boolean;
  minChunks?: number;
  test(module: Module, graph: Graph): boolean;
  name: string | ((module: Module, chunks: readonly Chunk[]) => string);
  priority: number;
  enforce: boolean;
};

/** The parts of webpack's configuration that are changed here. */
export type WebpackConfig = {
  module: { rules: object[]; unsafeCache?: boolean };
  experiments?: { cacheUnaffected?: boolean };
  output: { hashDigestLength?: number; chunkFilename?: string };
  entry: Record<string, string | string[]>;
  resolve: { alias: Record<string, string>; symlinks?: boolean };
  optimization: {
    splitChunks: { cacheGroups: Record<string, CacheGroup> };
    runtimeChunk?: unknown;
  };
  plugins: StylePlugin[];
};

/** The options of MiniCssExtractPlugin that are set here. */
type StylePlugin = {
  constructor: { name: string };
  options: { ignoreOrder?: boolean; chunkFilename?: string };
  runtimeOptions?: { insert?: (link: Node) => void };
};

/** Parts of Gatsby's runtime that only other sites need. */
const UNUSED = [
  '.cache/register-service-worker.js',
  // Renders slices on a server.
  '.cache/slice/server-slice.js',
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
];

/**
 * The site's scripts start with a small one of our own, which loads Gatsby's at the visitor's first
 * interaction (docs/decisions/016). Code that our pages do not use is left out.
 */
export function startLate(config: WebpackConfig): void {
  // Includes one of the late styles, so that Gatsby treats their file as one that every page has.
  const app = [resolve('src/boot/boot.ts'), resolve('src/styles/print.css')];
  config.entry = { ...config.entry, app };
  Object.assign(config.resolve.alias, {
    'gatsby-production-app': resolve('.cache/production-app.js'),
    'gatsby-script': resolve('src/boot/no-scripts.ts'),
    'prop-types': resolve('src/boot/no-prop-types.ts'),
    '@builder.io/partytown/integration': resolve('src/boot/no-scripts.ts'),
    ...Object.fromEntries(UNUSED.map((file) => [resolve(file), resolve('src/boot/no-scripts.ts')])),
  });
}

/** Our own code decides when the page of a new URL is rendered (docs/decisions/197). */
export function renderAtOnce({ module, resolve: { alias } }: WebpackConfig): void {
  alias[RENDER_NEXT] = resolve('src/client/page/render-next.ts');
  module.rules.push({
    test: /reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
    enforce: 'pre',
    use: resolve('src/build/at-once-loader.mjs'),
  });
}

/** Gatsby's loader of pages without what this site does not need or want. */
export function changePageLoader({ module }: WebpackConfig): void {
  module.rules.push({
    test: /\.cache[\\/]loader\.js$/,
    enforce: 'pre',
    use: resolve('src/build/page-loader.mjs'),
  });
}

/** Announces navigations without a style in every page; Gatsby's server and browser agree on it. */
export function announcePlainly({ resolve: { alias } }: WebpackConfig): void {
  alias[resolve('.cache/route-announcer-props.js')] = resolve('src/layout/announcer-props.ts');
}

const isSlice = ({ name }: Chunk) => name?.startsWith('slice---') === true;

/** The chunks that render the frame of every page: app, header and footer. */
const isFrame = (chunk: Chunk) => chunk.name === 'app' || chunk.name === 'site' || isSlice(chunk);

const isLate = ({ name }: Chunk) => name?.startsWith(LATE_PART) === true;

const isStyle = ({ type }: Module) => type === 'css/mini-extract';

/** The part of a style sheet that a first paint does not need. */
const isStates = (module: Module) => module.identifier().includes(STATES);

const isStylePlugin = (plugin: StylePlugin) => plugin.constructor.name === 'MiniCssExtractPlugin';

/** Two versions of a file get the same name in one of 16 million cases. */
const NAME_LENGTH = 6;

/**
 * The first script of every page lists the files of all chunks. A name is only as long as needed to distinguish
 * two versions, and begins with the number of its chunk, which the list has anyway, instead of the chunk's name
 * (docs/decisions/191). A function instead of a pattern would add a condition for every sheet.
 */
export function shortenFileNames({ output, plugins }: WebpackConfig): void {
  output.hashDigestLength = NAME_LENGTH;
  output.chunkFilename = '[id]-[contenthash].js';
  for (const { options } of plugins.filter(isStylePlugin)) {
    options.chunkFilename = '[id].[contenthash].css';
  }
}

/** webpack's runtime is part of the first script: one request less on every page. */
export function startWithOneScript({ optimization }: WebpackConfig): void {
  optimization.runtimeChunk = false;
}

/**
 * The styles of the frame are bundled with the first script, whose sheet Gatsby inlines into every page. All
 * others stay with their template, whose sheet is only in its own pages, or with lazily loaded code
 * (docs/decisions/027). Styles that no first screen needs are in sheets that pages link to
 * (docs/decisions/127).
 */
export function splitStyles(config: WebpackConfig): void {
  const { cacheGroups } = config.optimization.splitChunks;
  const isFrames: CacheGroup['test'] = (module, { chunkGraph }) =>
    isStyle(module) && [...chunkGraph.getModuleChunksIterable(module)].some(isFrame);
  for (const { name, isOf, has } of LATE_STYLES) {
    const isLate = (module: Module) =>
      (name !== FRAME_LATE && isStates(module)) || has(sheetPath(module.nameForCondition() ?? ''));
    cacheGroups[name] = {
      test: (module, graph) =>
        isStyle(module) && isLate(module) && (name === FRAME_LATE || !isFrames(module, graph)),
      chunks: (chunk) => isOf(chunk.name ?? ''),
      name,
      priority: 45,
      enforce: true,
    };
  }
  // Whichever chunk imports them: the frame of every page links to that file.
  cacheGroups['states'] = {
    test: (module, graph) => isStates(module) && isFrames(module, graph),
    name: FRAME_LATE,
    priority: 46,
    enforce: true,
  };
  cacheGroups['styles'] = {
    test: isFrames,
    name: 'app',
    priority: 40,
    enforce: true,
  };
  // The HTML of a late part is in its page from the start, and needs its styles.
  config.optimization.splitChunks.cacheGroups['late styles'] = {
    test: isStyle,
    chunks: isLate,
    name: (_, chunks) => chunks.find(isLate)?.name?.replace(LATE_PART, 'component---') ?? 'app',
    priority: 38,
    enforce: true,
  };
}

/**
 * Bundles the code of header and footer, and whatever they share with a page (a button, a store), into the
 * frame's script. Otherwise every template would contain its own copy: the slices load separately, so webpack
 * cannot rely on them, and Gatsby splits off nothing under 20 kB. Every page needs both, and brotli
 * compresses one script better than three.
 */
export function shareWithSlices(config: WebpackConfig): void {
  config.optimization.splitChunks.cacheGroups['frame'] = {
    test: (module, { chunkGraph }) =>
      !isStyle(module) && [...chunkGraph.getModuleChunksIterable(module)].some(isSlice),
    name: 'site',
    priority: 35,
    enforce: true,
  };
}

/** Pages of the personal area, and the account that the header of any page loads for a member. */
const isOfMember = ({ name }: Chunk) =>
  name === 'account' || (name?.startsWith('component---src-pages-personal-') ?? false);

/** About half of the members' pages. */
const MOST = 8;

/**
 * Bundles what most members' pages share into one script. In a script for each combination of pages they
 * loaded five to eight, and each costs a connection of HTTP/1.1 a round trip.
 */
export function shareAmongMembers(config: WebpackConfig): void {
  config.optimization.splitChunks.cacheGroups['member'] = {
    test: (module) => !isStyle(module),
    chunks: isOfMember,
    minChunks: MOST,
    name: 'member',
    priority: 34,
    enforce: true,
  };
}

/**
 * Puts every component's styles into the cascade layer of its level, below those of its users, so that the
 * order of sheets does not matter. The maps' sheet is excluded: it must override that of a library, which is
 * in no layer.
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

/** Gives the custom properties that only style sheets mention short names. */
export function shortenProperties(config: WebpackConfig): void {
  config.module.rules.push({
    test: /\.css$/,
    include: resolve('src'),
    enforce: 'pre',
    use: {
      loader: resolve('src/build/property-loader.mjs'),
      options: { names: Object.fromEntries(namesOfProperties()) },
    },
  });
}

/**
 * Imports every component's style sheet, and the one for all elements, in two parts; the second is a late
 * style (docs/decisions/185).
 */
export function splitStates(config: WebpackConfig): void {
  const sheets = {
    test: [/\.module\.css$/, resolve('src/styles/base.css'), resolve('src/styles/tokens.css')],
    include: resolve('src'),
    exclude: resolve('src/client/maps'),
    use: resolve('src/build/state-loader.mjs'),
  };
  config.module.rules.push(
    { ...sheets, resourceQuery: /^$/, enforce: 'post' },
    { ...sheets, resourceQuery: /./, enforce: 'pre' },
  );
}

/**
 * Layers decide which style wins, so the order in the file does not matter. A sheet that loads later is
 * appended to the document, after the sheets at the fold: inserted before another one it would make Chromium
 * lay out and paint the whole page again (docs/decisions/149).
 */
export function freeOrderOfStyles(config: WebpackConfig): void {
  for (const plugin of config.plugins.filter(isStylePlugin)) {
    plugin.options.ignoreOrder = true;
    // Becomes source text of the runtime.
    plugin.runtimeOptions = {
      ...plugin.runtimeOptions,
      insert: (link) => document.body.append(link),
    };
  }
}

/**
 * `npm run dev` runs Gatsby in a folder of links to the sources. Gatsby identifies a component by
 * its path there, so webpack must use the same path.
 */
export function keepLinks(config: WebpackConfig): void {
  config.resolve.symlinks = false;
}

/**
 * Compiles the changed files and assumes that no others have moved: otherwise webpack resolves all modules
 * again after every change, which takes longer than the rest.
 */
export function compileLess(config: WebpackConfig): void {
  config.module.unsafeCache = true;
  config.experiments = { ...config.experiments, cacheUnaffected: true };
}
