/** A site at Netlify with an origin of pages, both on this machine. */
import { forgetOrigin, originPage } from '../../edge-functions/lib/origin-page.ts';
import type { BuildFacts } from '../../src/config/between-builds.ts';
import { withServer, type FakeServer } from './fake-server.ts';

export const LIFE = 'public, max-age=3600, stale-while-revalidate=60, stale-if-error=86400';
const FACTS: BuildFacts = { revision: 40, query: ['section', 'type'] };

/** A page of the origin, of this revision. */
export const page = (text: string, revision: number | null = 41, extra: HeadersInit = {}) =>
  new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "default-src 'self'",
      etag: '"origin"',
      'netlify-cdn-cache-control': LIFE,
      'netlify-cache-tag': 'abc,def',
      'netlify-vary': 'cookie=userLocation|view|wayBack',
      ...(revision !== null && { 'x-content-revision': String(revision) }),
      ...Object.fromEntries(new Headers(extra)),
    },
  });

export type World = {
  readonly origin: FakeServer;
  /** Visits an address of the site; undefined when the function leaves it to the build. */
  visit(path: string, init?: RequestInit): Promise<Response | undefined>;
  /** How often the build's own file was asked for. */
  readonly built: () => number;
  /** Where the site is. */
  readonly site: string;
  clock: number;
};

type Setting = {
  readonly answer: (request: Request) => Response | Promise<Response>;
  readonly facts?: BuildFacts | null;
  readonly file?: () => Response;
  readonly patience?: number;
  readonly filePatience?: number;
  readonly at?: string;
};

export const builtPage = () =>
  new Response('built', { headers: { 'content-type': 'text/html', etag: '"built"' } });

export async function inWorld(
  setting: Setting,
  work: (world: World) => Promise<void>,
): Promise<void> {
  forgetOrigin();
  const { facts = FACTS, file = builtPage, patience = 5_000, filePatience = 5_000 } = setting;
  const ofSite = ({ url }: Request) => {
    if (url.endsWith('/cities.json')) return Response.json({ 6281: 'Москва', 1838: 'Казань' });
    return facts === null ? new Response('none', { status: 404 }) : Response.json(facts);
  };
  await withServer(ofSite, (site) =>
    withServer(setting.answer, async (origin) => {
      let built = 0;
      const world: World = {
        origin,
        built: () => built,
        site: site.origin,
        clock: 0,
        async visit(path, init) {
          const next = async () => {
            built += 1;
            return file();
          };
          const got = await originPage(
            new Request(site.origin + path, init),
            { next },
            {
              origin: setting.at ?? origin.origin,
              patience,
              filePatience,
              now: () => world.clock,
            },
          );
          return got ?? undefined;
        },
      };
      await work(world);
    }),
  );
}

export const headersOf = (reply: Response | undefined, ...names: string[]) =>
  names.map((name) => reply?.headers.get(name));
export const asked = ({ origin }: World) =>
  origin.requests.map(({ url }) => url.pathname + url.search);
