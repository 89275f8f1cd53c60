/**
 * Everything that depends on Gatsby's internal modules and file formats; nothing else in
 * `regenerator/` may. It was tested with one version, and `selfCheck` (see `site/self-check.ts`)
 * verifies it at every start: if it no longer fits, Gatsby alone builds the site.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

/** The version whose internals are used here. */
export const TRIED_VERSION = '5.16.1';

const PLUGIN = 'gatsby-source-custom-api';

const requireFrom = (projectRoot: string) => createRequire(join(projectRoot, 'package.json'));

/** The version of Gatsby that the project has installed. */
export async function installedVersion(projectRoot: string): Promise<string> {
  const path = join(projectRoot, 'node_modules/gatsby/package.json');
  const { version } = v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })),
    await readFile(path, 'utf8'),
  );
  return version;
}

/** The namespace of the ids that Gatsby generates. */
const GATSBY_SEED = '638f7a53-c567-4eca-8fc1-b23efb1cfb2b';

/** An id derived from a name in a namespace: version 5 of RFC 9562. */
function uuid5(name: string, namespace: string): string {
  const space = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  const digest = hash('sha1', Buffer.concat([space, Buffer.from(name)]), 'buffer').subarray(0, 16);
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const namespace = uuid5(PLUGIN, GATSBY_SEED);

/**
 * The id of a node; pages are queried by it. Gatsby's own function would work, but its module takes over the
 * console and logs every line as a build error.
 */
export const nodeId = (type: string, key: string): string => uuid5(`${type} ${key}`, namespace);

/** The HTML file of a page, relative to the site. */
export const htmlFile = (url: string): string => `${url.slice(1)}index.html`;
/** The data file of a page, relative to the site. */
export const pageDataFile = (url: string): string =>
  `page-data${url === '/' ? '/index/' : url}page-data.json`;
/** The data file of a slice, relative to the site. */
export const sliceDataFile = (name: string): string => `slice-data/${name}.json`;
const SLICES = '_gatsby/slices/';
const isSliceFile = (path: string): boolean => path.startsWith(SLICES);
/** Whether pages contain the text of a file: a slice or a style sheet. */
export const isEmbedded = (path: string): boolean => isSliceFile(path) || path.endsWith('.css');
/**
 * The HTML of a slice, by the name that pages use: the slice's own name and the number of its
 * variant.
 */
export const sliceFile = (nameInPage: string): string => `${SLICES}${nameInPage}.html`;
/** The HTML of a slice that has no variants. */
export const sliceHtmlFile = (name: string): string => sliceFile(`${name}-1`);

const pageDataSchema = v.object({
  componentChunkName: v.string(),
  path: v.string(),
  result: v.object({
    /** Absent when the page has no query. */
    data: v.optional(v.record(v.string(), v.unknown())),
    pageContext: v.record(v.string(), v.unknown()),
  }),
  staticQueryHashes: v.array(v.string()),
  slicesMap: v.optional(v.record(v.string(), v.string())),
});

export type PageData = v.InferOutput<typeof pageDataSchema>;

const sliceDataSchema = v.object({
  componentChunkName: v.string(),
  result: v.object({
    data: v.record(v.string(), v.unknown()),
    sliceContext: v.record(v.string(), v.unknown()),
  }),
  staticQueryHashes: v.array(v.string()),
});

export type SliceData = v.InferOutput<typeof sliceDataSchema>;

const parser = <S extends v.GenericSchema>(schema: S) =>
  v.parser(v.pipe(v.string(), v.parseJson(), schema));

/** @throws v.ValiError when the text is not page data in the tested form. */
export const parsePageData = parser(pageDataSchema);
export const parseSliceData = parser(sliceDataSchema);

/**
 * A page's data as Gatsby writes it: the data of another page of the template, with this content.
 */
export function pageDataText(
  like: PageData,
  { url, id, content }: { url: string; id: string; content: object },
): string {
  const data = { ...like.result.data, content };
  const result = { data, pageContext: { ...like.result.pageContext, id } };
  return JSON.stringify({ ...like, path: url, result });
}

/** A slice's data with new query results. */
export function sliceDataText(like: SliceData, answers: Readonly<Record<string, unknown>>): string {
  const fresh = Object.entries(like.result.data).map(([name, old]) => [name, answers[name] ?? old]);
  const result = { ...like.result, data: Object.fromEntries(fresh) as unknown };
  return JSON.stringify({ ...like, result });
}

/** The functions of Gatsby's page worker, in a process with its environment. */
export type Renderer = {
  /** HTML of a page, without its slices and with empty style sheets. */
  readonly page: (pageData: string) => Promise<string>;
  readonly slice: (name: string, sliceData: string) => Promise<string>;
};

type RenderPage = {
  default: (options: object) => Promise<{ html: string }>;
  renderSlice: (options: object) => Promise<string>;
};

type Assets = {
  readWebpackStats: (publicDirectory: string) => Promise<object>;
  getScriptsAndStylesForTemplate: (chunk: string, stats: object) => Promise<Resources>;
};

type Style = { content?: string };
type Resources = { styles: Style[]; reversedStyles: Style[] };

/** Environment variables that a thread must set before it loads the renderer. */
export const RENDERER_ENVIRONMENT = {
  NODE_ENV: 'production',
  GATSBY_SLICES: 'true',
  gatsby_executing_command: 'build',
} as const;

/** Loads the renderer of the last build. The process must run in the project's root. */
export async function loadRenderer(projectRoot: string): Promise<Renderer> {
  const publicDirectory = join(projectRoot, 'public');
  const requireModule = requireFrom(projectRoot);
  Reflect.set(globalThis, '__GATSBY', { buildId: '', root: projectRoot });
  const renderPage = requireModule('./.cache/page-ssr/routes/render-page.js') as RenderPage;
  const assets = requireModule('gatsby/dist/utils/client-assets-for-template.js') as Assets;
  const stats = await assets.readWebpackStats(publicDirectory);
  const { webpackCompilationHash } = JSON.parse(
    await readFile(join(publicDirectory, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  const answers = new Map<string, Promise<unknown>>();
  const answerOf = (hash: string) => {
    const path = join(publicDirectory, `page-data/sq/d/${hash}.json`);
    const known = answers.get(hash) ?? readFile(path, 'utf8').then((text) => JSON.parse(text));
    answers.set(hash, known);
    return known;
  };
  const staticQueries = async (hashes: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(hashes.map(async (hash) => [hash, await answerOf(hash)] as const)),
    );
  const resources = new Map<string, Promise<Resources>>();
  // Two thirds of a page are its style sheets, which are files as well.
  const emptied = (styles: Style[]) => styles.map((style) => ({ ...style, content: '' }));
  const read = async (chunk: string): Promise<Resources> => {
    const { styles, reversedStyles, ...rest } = await assets.getScriptsAndStylesForTemplate(
      chunk,
      stats,
    );
    return { ...rest, styles: emptied(styles), reversedStyles: emptied(reversedStyles) };
  };
  const resourcesOf = (chunk: string) => {
    const known = resources.get(chunk) ?? read(chunk);
    resources.set(chunk, known);
    return known;
  };
  return {
    page: async (text) => {
      const pageData = parsePageData(text);
      const { html } = await renderPage.default({
        pagePath: pageData.path,
        pageData,
        webpackCompilationHash,
        context: { isDuringBuild: true },
        staticQueryContext: await staticQueries(pageData.staticQueryHashes),
        ...(await resourcesOf(pageData.componentChunkName)),
      });
      return html;
    },
    slice: async (name, text) => {
      const { componentChunkName, result, staticQueryHashes } = parseSliceData(text);
      return renderPage.renderSlice({
        slice: { name, componentChunkName, context: {} },
        staticQueryContext: await staticQueries(staticQueryHashes),
        props: { data: result.data },
      });
    },
  };
}
