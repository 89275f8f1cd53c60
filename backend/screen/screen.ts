/** The editor's screen: its built files, and the one document that all its addresses show. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Hono } from 'hono';
import { FRAME_PATH, NONCE_PLACE, SCREEN_PATH } from '../../src/config/editor-screen.ts';
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

const html = (body: string, nonce: string, status: number, headers: Record<string, string>) =>
  new Response(body, {
    status,
    headers: {
      ...COMMON,
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(nonce),
      'x-robots-tag': 'noindex',
    },
  });

async function documentReply(directory: string): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const built = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
  // The first start builds it once everything else is up.
  if (built === null) return html(WAITING, nonce, 503, { 'retry-after': '5' });
  return html(built.replaceAll(NONCE_PLACE, nonce), nonce, 200, {});
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

/** @param directory where the build of the screen is, or will be. */
export function mountScreen(app: Hono, directory: string): void {
  app.get(SCREEN_PATH.slice(0, -1), (context) => context.redirect(SCREEN_PATH, 308));
  app.get(`${SCREEN_PATH}assets/:name`, (context) =>
    fileReply(directory, context.req.param('name')),
  );
  app.get(FRAME_PATH, frameReply);
  app.get(`${SCREEN_PATH}*`, () => documentReply(directory));
}
