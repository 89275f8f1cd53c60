/** The editor's screen: its built files, and the single document that all its addresses serve. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Hono } from 'hono';
import {
  FRAME_PATH,
  MAPS_PLACE,
  NONCE_PLACE,
  SCREEN_PATH,
} from '../../src/config/editor-screen.ts';
import { mapSources, type MapEnvironment } from '../../src/config/map-sources.ts';
import { errorReply } from '../reply.ts';
import { FRAME_POLICY, policyOf } from './policy.ts';
import { WAITING } from './waiting.ts';

/** Names of built files contain a hash of their content. */
const NAME = /^[\w.-]{1,120}$/;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const COMMON = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };

const html = (body: string, policy: string, status: number, headers: Record<string, string>) =>
  new Response(body, {
    status,
    headers: {
      ...COMMON,
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  });

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** The settings of the map, escaped for an attribute. */
const writtenMaps = ({ MAP_TILES_CREDIT, MAP_TILES_URL, YANDEX_MAPS_KEY }: MapEnvironment) =>
  JSON.stringify({
    yandexKey: YANDEX_MAPS_KEY ?? '',
    tilesUrl: MAP_TILES_URL ?? '',
    tilesCredit: MAP_TILES_CREDIT ?? '',
  }).replaceAll(/[&"<]/g, (sign) => SIGNS[sign] ?? '');

async function documentReply(directory: string, maps: MapEnvironment): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const built = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
  // The first start builds the screen after everything else is up. Not an error status: the edge or a
  // proxy in front of it would replace the page with its own.
  if (built === null) return html(WAITING, policyOf(nonce), 202, { 'retry-after': '5' });
  const sources = mapSources(maps);
  const body = built.replaceAll(NONCE_PLACE, nonce).replace(MAPS_PLACE, () => writtenMaps(maps));
  // Map services check which site is calling; they get the origin without the path.
  const referrer = { 'referrer-policy': 'strict-origin-when-cross-origin' };
  return html(body, policyOf(nonce, sources), 200, sources.length > 0 ? referrer : {});
}

/** An empty document, which the screen fills with a page of the site. */
const frameReply = () =>
  new Response('<!doctype html><title>Предпросмотр</title>', {
    headers: {
      ...COMMON,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': FRAME_POLICY,
      'x-robots-tag': 'noindex',
    },
  });

async function fileReply(directory: string, name: string): Promise<Response> {
  const type = TYPES[extname(name)];
  const path = join(directory, 'assets', name);
  const bytes = type && NAME.test(name) ? await readFile(path).catch(() => null) : null;
  if (!type || !bytes) return errorReply('not_found', 'Такого файла нет');
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...COMMON,
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

/**
 * @param directory the build of the screen, which may not exist yet.
 * @param maps the settings of the site's map, which forms show, too.
 */
export function mountScreen(app: Hono, directory: string, maps: MapEnvironment = {}): void {
  app.get(SCREEN_PATH.slice(0, -1), (context) => context.redirect(SCREEN_PATH, 308));
  app.get(`${SCREEN_PATH}assets/:name`, (context) =>
    fileReply(directory, context.req.param('name')),
  );
  app.get(FRAME_PATH, frameReply);
  app.get(`${SCREEN_PATH}*`, () => documentReply(directory, maps));
}
