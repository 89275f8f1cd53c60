/**
 * What Netlify would do with the tree that it gets of a release, worked out from its rules alone: its own
 * packages read them, and no server runs.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Header } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { edgeRoutes } from '../../scripts/serve-site/edge-routes.ts';
import { headerRules, readConfig } from '../../scripts/serve-site/rules.ts';
import type { SameRequest } from './requests.ts';

/** What the rules say about a request. */
export type Ruled = {
  /** The edge functions that run, in order. */
  readonly functions: readonly string[];
  /** What the functions get, or the visitor where none runs. */
  readonly status: number;
  /** Where it leads, as a path where that is on the site. */
  readonly location: string | null;
  /** The bytes of the file; null for a redirect. */
  readonly bytes: Buffer | null;
  /** Headers by the rules about files; each has as many values as there are rules that name it. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
};

export type NetlifyTree = {
  ruled(asked: SameRequest): Promise<Ruled>;
  remove(): Promise<void>;
};

const ORIGIN = 'https://yasno.netlify.test';

/** Netlify's own rule for what no other rule says how long to keep. */
const UNRULED = 'public, max-age=0, must-revalidate';

/** Writes the files of the served release as they are uploaded, with the configuration beside. */
async function writeTree(siteDirectory: string, directory: string): Promise<ReadonlySet<string>> {
  const release = await publishedSite(siteDirectory).release();
  if (!release) throw new Error(`${siteDirectory} has no release`);
  const paths = [...(await release.files()).keys()];
  for (const path of paths) {
    const file = await release.read(path);
    if (!file) throw new Error(`${path} is not in the store`);
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), file.bytes);
  }
  return new Set(paths);
}

/** The file at a path: itself, the index of its folder, or the page of that name. */
const fileAt = (files: ReadonlySet<string>, path: string): string | undefined =>
  (/(?:^|\/)$/.test(path) ? [`${path}index.html`] : [path, `${path}.html`]).find((one) =>
    files.has(one),
  );

function headersAt(rules: readonly Header[], path: string): Ruled['headers'] {
  const named = rules
    .filter(({ forRegExp }) => forRegExp.test(path))
    .flatMap(({ values }) => Object.entries(values))
    .map(([name, value]) => [name.toLowerCase(), value] as const);
  const byName = Map.groupBy(named, ([name]) => name);
  const ruled = [...byName].map(([name, all]) => [name, all.map(([, value]) => value)] as const);
  return new Map([['cache-control', [UNRULED]] as const, ...ruled]);
}

/**
 * The tree that Netlify would get of what a store serves, with its rules.
 * @param projectRoot where netlify.toml and the edge functions are.
 */
export async function netlifyTree(
  siteDirectory: string,
  projectRoot: string,
): Promise<NetlifyTree> {
  const directory = await mkdtemp(join(tmpdir(), 'yasno-test-tree-'));
  const files = await writeTree(siteDirectory, directory);
  const { configPath, declarations, edgeDirectory } = await readConfig(projectRoot);
  const routes = edgeRoutes(declarations, edgeDirectory);
  const headers = await headerRules(configPath, join(directory, '_headers'));
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: directory,
    publicDir: directory,
  });

  async function inTree(pathname: string): Promise<Omit<Ruled, 'functions'> | null> {
    const path = decodeURI(pathname).slice(1);
    const own = path === '_headers' || path === '_redirects' ? undefined : fileAt(files, path);
    if (own !== undefined) {
      const bytes = await readFile(join(directory, own));
      return { status: 200, location: null, bytes, headers: headersAt(headers, pathname) };
    }
    if (!files.has(`${path}/index.html`)) return null;
    return { status: 301, location: `${pathname}/`, bytes: null, headers: new Map() };
  }

  async function answer(request: Request): Promise<Omit<Ruled, 'functions'>> {
    const { pathname, search } = new URL(request.url);
    const rule = await redirects.match(request);
    const own = await inTree(pathname);
    if (rule && (rule.force || !own)) {
      if (!rule.redirect) {
        const rewritten = await inTree(rule.target.pathname);
        if (rewritten) return rewritten;
      } else {
        const location = rule.target.href.replace(ORIGIN, '');
        return { status: rule.statusCode, location, bytes: null, headers: new Map() };
      }
    }
    if (own?.location) return { ...own, location: own.location + search };
    if (own) return own;
    const bytes = await readFile(join(directory, '404.html'));
    return { status: 404, location: null, bytes, headers: headersAt(headers, pathname) };
  }

  return {
    async ruled({ path, method, headers: sent }) {
      const request = new Request(ORIGIN + path, { method, headers: sent });
      const functions = routes.match(request)?.names ?? [];
      return { functions, ...(await answer(request)) };
    },
    remove: () => rm(directory, { recursive: true }),
  };
}
