import { CERTIFICATE_CACHE } from '../config/certificate-cache.ts';
import { OFFLINE_PAGE, PAGES_CACHE, RETRY_FILE, type Told } from '../config/offline.ts';
import { isPageFile, isReadable, pathOfPage } from '../config/readable.ts';
import { routes } from '../config/routes.ts';
import {
  BOUNDS,
  likeFile,
  neededBy,
  stateIn,
  verdictOn,
  withPage,
  type State,
} from './kept-list.ts';
import { keepFiles, keepPage, loaded, type Loading, type Store } from './keeping.ts';
import { pathIn, filesIn, filled, linksTo, plainPage, titleOf, withNote } from './plain-page.ts';

/** The worker's dependencies, which tests replace. */
export type Means = {
  readonly caches: {
    open(name: string): Promise<Store>;
    delete(name: string): Promise<boolean>;
    has(name: string): Promise<boolean>;
  };
  readonly fetch: typeof fetch;
  readonly now: () => number;
};

/** The key of the list in the cache of pages; no page has this address. */
const LIST = '/kept.json';

/** Milliseconds before a kept page is requested again, or all of them are checked again. */
const FRESH = 60_000;
const LOOKED = 600_000;

const CERTIFICATE = { path: routes.certificateSingle, title: 'Ваш сертификат' };

/**
 * The pages kept on this device, with their files. Changes run in the order in which they were requested, so
 * that signing out also removes what was being kept.
 */
export function createShelf({ caches, fetch, now }: Means) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const pages = () => caches.open(PAGES_CACHE);

  async function read(): Promise<State> {
    const stored = await (await pages()).match(LIST);
    return stateIn(await stored?.json().catch(() => undefined));
  }

  /** Stores the list, and removes what none of its pages needs. */
  async function write(state: State): Promise<void> {
    const cache = await pages();
    await cache.put(LIST, Response.json(state));
    const offline = (await cache.match(OFFLINE_PAGE))?.headers.get('x-files') ?? '';
    const needed = neededBy(state.list);
    const own = new Set([LIST, OFFLINE_PAGE, RETRY_FILE, ...offline.split(' ')]);
    for (const { url } of await cache.keys()) {
      const path = pathIn(url);
      if (!needed.has(path) && !own.has(path)) await cache.delete(path);
    }
  }

  async function drop(path: string): Promise<void> {
    const { list, looked } = await read();
    await write({ list: list.filter((kept) => kept.path !== path), looked });
  }

  /** Keeps a page's response, with those of the given files that it names. */
  async function put(
    path: string,
    page: Response,
    named: readonly string[],
    at: number,
    loading: Loading,
  ): Promise<void> {
    const html = await page.text();
    const inPage = named.filter((file) => html.includes(file) || file.endsWith('.woff2'));
    const files = [...new Set([...filesIn(html), ...inPage])].slice(0, BOUNDS.filesOfPage);
    const cache = await pages();
    const text = withNote(plainPage(html), new Date(now()));
    const bytes = await keepFiles({ cache, fetch, files, loading });
    await keepPage(cache, path, text, page);
    const state = await read();
    const kept = { path, title: titleOf(html), at, files, bytes: bytes + new Blob([text]).size };
    await write({ ...state, list: withPage(state.list, kept) });
  }

  async function keep(told: Told & { kind: 'read' }): Promise<void> {
    const { files, opened, sparing } = told;
    const path = pathOfPage(told.path);
    if (!isReadable(path)) return;
    const loading = sparing ? 'only-if-cached' : 'force-cache';
    const wanted = files.filter(isPageFile);
    const state = await read();
    const known = state.list.find((kept) => kept.path === path);
    if (known && now() - known.at < FRESH) {
      const more = wanted.filter((file) => !known.files.includes(file));
      const taken = more.slice(0, BOUNDS.filesOfPage - known.files.length);
      const added = await keepFiles({ cache: await pages(), fetch, files: taken, loading });
      const kept = { ...known, files: [...known.files, ...taken], bytes: known.bytes + added };
      await write({ ...state, list: withPage(state.list, kept) });
      return;
    }
    const page = await loaded(fetch, path, opened || sparing ? loading : 'no-cache');
    if (page?.status !== 200) return;
    await put(path, page, [...wanted, ...(known?.files ?? [])], now(), loading);
  }

  /** Handles the server's response for the address of a page. */
  async function met(path: string, page: Response): Promise<void> {
    const known = (await read()).list.find((kept) => kept.path === path);
    const verdict = verdictOn(page);
    if (!known || verdict === 'leave') return;
    if (verdict === 'remove') await drop(path);
    else await put(path, page, known.files, known.at, 'force-cache');
  }

  async function look(sparing: boolean): Promise<void> {
    const state = await read();
    if (now() - state.looked < LOOKED) return;
    await write({ ...state, looked: now() });
    if (!sparing) await prepare();
    for (const { path } of state.list) {
      const page = await loaded(fetch, path, 'no-cache', sparing ? 'HEAD' : 'GET');
      if (page && (!sparing || verdictOn(page) === 'remove')) await met(path, page);
    }
  }

  async function keepCertificate({ html, files }: Told & { kind: 'certificate' }): Promise<void> {
    // The page creates the cache and signing out removes it; without it the certificate is not kept.
    if (!(await caches.has(CERTIFICATE_CACHE))) return;
    const cache = await caches.open(CERTIFICATE_CACHE);
    const page = await loaded(fetch, CERTIFICATE.path, 'no-cache');
    if (page?.status !== 200) return;
    const frame = await page.text();
    const needed = [...new Set([...filesIn(frame), ...files.filter(isPageFile)])];
    for (const { url } of await cache.keys()) {
      if (!needed.includes(pathIn(url))) await cache.delete(url);
    }
    await keepFiles({ cache, fetch, files: needed, loading: 'force-cache' });
    const text = withNote(filled(plainPage(frame), html), new Date(now()));
    await keepPage(cache, CERTIFICATE.path, text, page);
  }

  async function prepare(): Promise<void> {
    const page = await loaded(fetch, OFFLINE_PAGE, 'no-cache');
    if (page?.status !== 200) return;
    const html = await page.text();
    const files = filesIn(html);
    const cache = await pages();
    await keepFiles({ cache, fetch, files, loading: 'force-cache' });
    await keepFiles({ cache, fetch, files: [RETRY_FILE], loading: 'no-cache' });
    const script = `<script src="${RETRY_FILE}"></script>`;
    const text = plainPage(html).replace('</body>', `${script}</body>`);
    await keepPage(cache, OFFLINE_PAGE, text, page, { 'x-files': files.join(' ') });
  }

  /** A file or page from the certificate's cache. */
  async function ofCertificate(path: string): Promise<Response | undefined> {
    // `open` would create the cache, and thereby allow keeping a certificate.
    if (!(await caches.has(CERTIFICATE_CACHE))) return undefined;
    return (await caches.open(CERTIFICATE_CACHE)).match(path);
  }

  /** The kept page of a path. */
  async function page(path: string): Promise<Response | undefined> {
    if (path === CERTIFICATE.path) return ofCertificate(path);
    return isReadable(path) ? (await pages()).match(path) : undefined;
  }

  return {
    /** Fetches the offline page. */
    prepare: () => inTurn(prepare),

    /** Handles a message from a page of the site. */
    hear: (told: Told) =>
      inTurn(async () => {
        if (told.kind === 'read') await keep(told);
        else if (told.kind === 'look') await look(told.sparing);
        // A page of a later version may send a message that this worker does not know.
        else if (told.kind === 'certificate') await keepCertificate(told);
      }),

    /** Records a response to a visitor: a kept page is never older than the one they saw last. */
    met: (path: string, page: Response) => inTurn(() => met(path, page)),

    page,

    /** A kept file. */
    async file(path: string): Promise<Response | undefined> {
      const cache = await pages();
      const found = (await cache.match(path)) ?? (await ofCertificate(path));
      if (found) return found;
      const like = likeFile(
        path,
        (await cache.keys()).map(({ url }) => pathIn(url)),
      );
      return like === undefined ? undefined : cache.match(like);
    },

    /** «Нет связи», with the list of readable pages. */
    async offline(): Promise<Response | undefined> {
      const frame = await (await pages()).match(OFFLINE_PAGE);
      if (!frame) return undefined;
      const { list } = await read();
      const own = (await page(CERTIFICATE.path)) ? [CERTIFICATE] : [];
      const text = filled(await frame.text(), linksTo([...own, ...list]));
      // The status keeps browsers from taking it for the page itself or keeping a prerendered one.
      return new Response(text, { status: 503, headers: frame.headers });
    },
  };
}

export type Shelf = ReturnType<typeof createShelf>;
