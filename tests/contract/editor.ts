import assert from 'node:assert/strict';
import sharp from 'sharp';
import * as v from 'valibot';
import type { EditorRole } from '../../contract/permissions.ts';
import { editedEntity, type EditedEntity } from '../../contract/schemas/editor.ts';
import { libraryFiles, type LibraryFile } from '../../contract/schemas/library.ts';
import { EDITOR_TOKEN, ORIGIN, type Site } from './site.ts';

export type Entity = Record<string, unknown>;
type Sending = { readonly token?: string; readonly headers?: Record<string, string> };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A request of an editor. */
export function send(
  site: Pick<Site, 'fetch'>,
  method: string,
  path: string,
  body?: unknown,
  { token = EDITOR_TOKEN, headers = {} }: Sending = {},
): Promise<Response> {
  const given =
    body === undefined || body instanceof Uint8Array || body instanceof FormData
      ? body
      : JSON.stringify(body);
  return site.fetch(
    new Request(`${ORIGIN}/editor/${path}`, {
      method,
      headers: { ...bearer(token), ...headers },
      ...(given === undefined ? {} : { body: given as BodyInit }),
    }),
  );
}

const reply = v.strictObject({ result: v.unknown() });

/** The result of a successful request. */
export async function ask<S extends v.GenericSchema>(
  site: Pick<Site, 'fetch'>,
  schema: S,
  ...[method, path, body, sending]: [string, string, unknown?, Sending?]
): Promise<v.InferOutput<S>> {
  const response = await send(site, method, path, body, sending);
  const text = await response.text();
  assert.equal(response.status, 200, `${method} ${path}: ${text.slice(0, 400)}`);
  return v.parse(schema, v.parse(reply, JSON.parse(text)).result);
}

/** An entity from a read, create, replace, publish or restore. */
export const askEntity = (
  site: Pick<Site, 'fetch'>,
  ...request: [string, string, unknown?, Sending?]
): Promise<EditedEntity> => ask(site, editedEntity, ...request);

/** Uploads a file, and finds it in the library. @param path `pictures` or `files`. */
export async function addToLibrary(
  site: Pick<Site, 'fetch'>,
  path: string,
  body: Uint8Array | FormData,
): Promise<LibraryFile> {
  const { src } = await ask(site, v.object({ src: v.string() }), 'POST', path, body);
  const { items } = await ask(site, libraryFiles, 'GET', `library?src=${src}`);
  const [found] = items;
  assert.ok(found && items.length === 1, `${src} is in the library ${items.length} times`);
  return found;
}

/** A small single-colour picture. */
export const pictureBytes = (format: 'png' | 'jpeg' | 'webp' | 'avif', colour = '#0a6b6e') =>
  sharp({ create: { width: 32, height: 20, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

const madeAccount = v.looseObject({ id: v.number(), token: v.string() });

/** The account of a script, and its token. */
export const makeToken = (site: Site, name: string, role: EditorRole) =>
  ask(site, madeAccount, 'POST', 'accounts', { name, role });
