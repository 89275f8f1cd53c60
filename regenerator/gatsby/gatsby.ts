/**
 * Everything that leans on Gatsby's own modules and on the form of its files; nothing else in
 * `regenerator/` may. It was tried with one version, and `selfCheck` (see `site/self-check.ts`)
 * tries it again at every start: where it no longer fits, sites are built by Gatsby alone.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

/** The version whose insides these are. */
export const TRIED_VERSION = '5.16.1';

const PLUGIN = 'gatsby-source-custom-api';

const requireFrom = (projectRoot: string) => createRequire(join(projectRoot, 'package.json'));

export async function installedVersion(projectRoot: string): Promise<string> {
  const path = join(projectRoot, 'node_modules/gatsby/package.json');
  const { version } = v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })),
    await readFile(path, 'utf8'),
  );
  return version;
}

/** What gives a node its id; pages are queried by it. */
export function nodeIds(projectRoot: string): (type: string, key: string) => string {
  const { createNodeId } = requireFrom(projectRoot)('gatsby/dist/utils/create-node-id.js') as {
    createNodeId: (id: string, namespace: string) => string;
  };
  return (type, key) => createNodeId(`${type} ${key}`, PLUGIN);
}

/** Files of a page, relative to the site. */
export const htmlFile = (url: string): string => `${url.slice(1)}index.html`;
export const pageDataFile = (url: string): string =>
  `page-data${url === '/' ? '/index/' : url}page-data.json`;
export const sliceDataFile = (name: string): string => `slice-data/${name}.json`;
const SLICES = '_gatsby/slices/';
export const isSliceFile = (path: string): boolean => path.startsWith(SLICES);
/** Html of a slice, by the name that pages call it: the slice's own and the number of its variant. */
export const sliceFile = (nameInPage: string): string => `${SLICES}${nameInPage}.html`;
export const sliceHtmlFile = (name: string): string => sliceFile(`${name}-1`);

const pageDataSchema = v.object({
  componentChunkName: v.string(),
  path: v.string(),
  result: v.object({
    /** Absent of a page that asks nothing. */
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

/** @throws v.ValiError when it is no page data in the form that was tried. */
export const parsePageData = parser(pageDataSchema);
export const parseSliceData = parser(sliceDataSchema);

/** A page's data as Gatsby writes them: those of another page of the template, with this content. */
export function pageDataText(
  like: PageData,
  { url, id, content }: { url: string; id: string; content: object },
): string {
  const data = { ...like.result.data, content };
  const result = { data, pageContext: { ...like.result.pageContext, id } };
  return JSON.stringify({ ...like, path: url, result });
}

/** A slice's data with new answers in the place of those its query had. */
export function sliceDataText(like: SliceData, answers: Readonly<Record<string, unknown>>): string {
  const fresh = Object.entries(like.result.data).map(([name, old]) => [name, answers[name] ?? old]);
  const result = { ...like.result, data: Object.fromEntries(fresh) as unknown };
  return JSON.stringify({ ...like, result });
}

/** Where a slice stands in a page: as it is rendered, or as it was stitched in. */
const SLICE =
  /<slice-start id="([^"]+)"><\/slice-start>[\s\S]*?<slice-end id="\1"><\/slice-end>|<!-- slice-start id="([^"]+)" -->[\s\S]*?<!-- slice-end id="\2" -->/g;

/**
 * Puts slices into a page in the place of those that stand there.
 * @param sliceOf html by the name of its file without `.html`.
 */
export function stitch(html: string, sliceOf: (name: string) => string): string {
  return html.replace(SLICE, (_whole, rendered?: string, stitched?: string) => {
    const name = rendered ?? stitched ?? '';
    return `<!-- slice-start id="${name}" -->${sliceOf(name)}<!-- slice-end id="${name}" -->`;
  });
}

/** Names of the slices that stand in a page or belong there, each once. */
export function slicesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(SLICE)].map(([, rendered, stitched]) => rendered ?? stitched ?? ''),
  );
}

/** What Gatsby's worker of pages can do, in a process that has its environment. */
export type Renderer = {
  /** Html of a page, its slices not stitched in. */
  readonly page: (pageData: string) => Promise<string>;
  readonly slice: (name: string, sliceData: string) => Promise<string>;
};

type RenderPage = {
  default: (options: object) => Promise<{ html: string }>;
  renderSlice: (options: object) => Promise<string>;
};

type Assets = {
  readWebpackStats: (publicDirectory: string) => Promise<object>;
  getScriptsAndStylesForTemplate: (chunk: string, stats: object) => Promise<object>;
};

/** What has to be set in a thread before the renderer is loaded. */
export const RENDERER_ENVIRONMENT = {
  NODE_ENV: 'production',
  GATSBY_SLICES: 'true',
  gatsby_executing_command: 'build',
} as const;

/** Loads the renderer that the last build made. The process has to run in the project's root. */
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
  const resources = new Map<string, Promise<object>>();
  const resourcesOf = (chunk: string) => {
    const known = resources.get(chunk) ?? assets.getScriptsAndStylesForTemplate(chunk, stats);
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
