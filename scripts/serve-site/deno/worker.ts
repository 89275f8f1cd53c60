/** A resident Deno: Netlify's own bootstrap around the project's edge functions. */
import { currentCopies } from './current-copies.ts';
import { INNER_HOST, leadFetchInside } from './inner-fetch.ts';
import {
  PATH_HEADER,
  PING_HEADER,
  RELEASE_HEADER,
  ROUTES_HEADER,
  type Settings,
} from './settings.ts';

const settings: Settings = JSON.parse(Deno.args[0] ?? '');
const sockets = settings.socket.slice(0, settings.socket.lastIndexOf('/'));
new Worker(import.meta.resolve('./watchdog.ts'), { type: 'module', name: sockets });
const copies = currentCopies();
leadFetchInside(settings, copies);

// Loaded here, not above: it captures the current `fetch`.
const { handleRequest } =
  await import('../../../node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');

const loading = Object.entries(settings.functions).map(async ([name, file]) => {
  const loaded: { default: unknown } = await import(file);
  return [name, loaded.default] as const;
});
const functions = Object.fromEntries(await Promise.all(loading));

const base64 = (value: unknown) => btoa(JSON.stringify(value));

/** What Netlify's proxy sends with every request. */
const COMMON = Object.entries({
  'x-nf-deploy-context': 'dev',
  'x-nf-deploy-id': '0',
  'x-nf-passthrough': 'passthrough',
  'x-nf-passthrough-host': INNER_HOST,
  'x-nf-passthrough-proto': 'http:',
  'x-nf-site-info': base64({ url: settings.siteOrigin }),
});

/** Headers between the site server and its Denos, of one connection, or set again below. */
const OURS = new Set(
  [PATH_HEADER, RELEASE_HEADER, ROUTES_HEADER, 'host', 'connection'].concat(
    COMMON.map(([name]) => name),
  ),
);

const metadata = new Map<string, string>();

/** The matching routes in the form that Netlify's bootstrap reads. */
function metadataOf(routes: string): string {
  const known = metadata.get(routes);
  if (known !== undefined) return known;
  const made = base64({ ...settings.manifest, req_routes: routes.split(',').map(Number) });
  metadata.set(routes, made);
  return made;
}

/**
 * The request as Netlify's bootstrap expects it, from the one that came over the socket. Its body
 * is read completely before any function runs: if a function responds without reading it, the
 * sender would get a broken connection.
 */
async function requestFor(incoming: Request): Promise<Request> {
  const told = incoming.headers;
  const path = told.get(PATH_HEADER) ?? '/';
  copies.serving(told.get(RELEASE_HEADER));
  // One list: each change of `Headers` copies all of them.
  const headers = [
    ...[...told].filter(([name]) => !OURS.has(name)),
    ...COMMON,
    ['x-nf-edge-functions-metadata', metadataOf(told.get(ROUTES_HEADER) ?? '')] as const,
  ].map(([name, value]): [string, string] => [name, value]);
  const { method, signal } = incoming;
  const body = incoming.body && (await incoming.arrayBuffer());
  return new Request(settings.siteOrigin + path, { method, headers, body, signal });
}

const options = { rawLogger: console.log, requestTimeout: settings.deadline };

Deno.serve({ path: settings.socket, onListen: () => console.log('ready') }, async (incoming) => {
  if (incoming.headers.has(PING_HEADER)) return new Response(null, { status: 204 });
  return await handleRequest(await requestFor(incoming), functions, options);
});
