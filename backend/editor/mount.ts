import type { Hono } from 'hono';
import * as v from 'valibot';
import { changesSomething, permissionFor, type AnyCall } from '../../contract/call.ts';
import { editorTable } from '../../contract/table.ts';
import type { Secrets } from '../../contract/secrets.ts';
import type { Database } from '../db/database.ts';
import type { Sender } from '../outbox/sender.ts';
import type { Previews } from '../published/previews.ts';
import type { Delivering } from '../content-hook/read-delivery.ts';
import type { PublishedSite } from '../published/published-site.ts';
import { readBody, utf8 } from '../body.ts';
import { Failure } from '../failure.ts';
import { storable } from '../parameters.ts';
import { bareReply, resultReply } from '../reply.ts';
import { assertMay } from './people/assert-may.ts';
import { readEditor } from './people/caller.ts';
import { noteSeen } from './people/accounts.ts';
import type { Editor } from './people/editor.ts';
import { checkOwnPage } from './people/sessions.ts';
import { asFailure } from './database-refusals.ts';
import { invalid, readInput } from './faults.ts';
import { editorHandlers } from './handlers.ts';
import type { Linking } from './preview-links/token.ts';
import type { MediaStore } from '../media-store/store.ts';

/** Maximum size of an entity in bytes; the longest article with its sources is far smaller. */
const BODY_MAX = 2 * 1024 * 1024;

export type EditorOptions = {
  readonly db: Database;
  readonly now: () => Date;
  readonly media: MediaStore;
  /** Token of the first editor, or those of a rotation; null when there are only accounts. */
  readonly token: Secrets | null;
  /** What readers see. */
  readonly site: PublishedSite;
  readonly previews: Previews;
  readonly send: Sender;
  readonly siteUrl: string;
  /** The network address of a caller. */
  readonly addressOf: (request: Request, env: unknown) => string | null;
  readonly linking: Linking;
  /** How changes are reported to the site's builder. */
  readonly delivery: Delivering;
  /** Notifies the site build of saved content. */
  readonly saved: () => void;
  /** Notifies the publisher of a scheduled draft. */
  readonly planned: () => void;
};

async function bodyOf(request: Request, { bodyType }: AnyCall): Promise<unknown> {
  const tooBig = new Failure('bad_request', 'Слишком большой запрос');
  const bytes = await readBody(request, BODY_MAX);
  if (bytes === null) throw tooBig;
  const text = utf8(bytes);
  if (bodyType) {
    if (text === null) throw invalid({ csv: 'Сохраните таблицу в\u00a0кодировке UTF-8' });
    return storable(text);
  }
  if (text === null) throw new Failure('bad_request', 'Тело запроса — не\u00a0UTF-8');
  try {
    return storable(JSON.parse(text));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('bad_request', 'Тело запроса — не\u00a0JSON');
  }
}

/** Query parameters that a call does not know. Lists check their filters themselves. */
function unknownParameters(params: v.GenericSchema, query: Record<string, string>): string[] {
  if (!('entries' in params) || params.type === 'loose_object') return [];
  const known = v.parse(v.record(v.string(), v.unknown()), params.entries);
  return Object.keys(query).filter((name) => !Object.hasOwn(known, name));
}

/** Faults by the names that the caller sent: the parameter for the body has an internal name. */
function asSent({ body, bodyType }: AnyCall, faults: Record<string, string>) {
  if (body === undefined || bodyType) return faults;
  const inBody = new RegExp(`^${body}(?:\\.|$)`);
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field.replace(inBody, '') || 'body', fault]),
  );
}

/** Path and query parameters, and the body where the call has one. */
async function paramsOf(call: AnyCall, request: Request, path: Record<string, string>) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const unknown = unknownParameters(call.params, query);
  if (unknown.length > 0) {
    throw invalid(Object.fromEntries(unknown.map((name) => [name, 'Такого параметра нет'])));
  }
  const given: Record<string, unknown> = { ...query, ...path };
  if (call.body) given[call.body] = await bodyOf(request, call);
  const read = readInput(call.params, call.body ? given : storable(given));
  if (read.faults === null) return read.output;
  const inPath = Object.keys(read.faults).some((field) => field in path);
  if (inPath) throw new Failure('not_found', 'Такого адреса нет');
  throw invalid(asSent(call, read.faults));
}

/** Static segments before parameters: `/editor/log` is not a collection. */
const inOrder = [...editorTable].sort((one, other) => {
  const [first, second] = [one, other].map(({ path }) => path.replaceAll(':', '~'));
  return String(first) < String(second) ? -1 : 1;
});

/** A caller who has not signed in. */
const NOBODY: Editor = { id: null, name: '', email: null, role: 'viewer', session: null };

/** @throws Failure `unauthorized`, `forbidden`. */
async function callerOf(call: AnyCall, { headers }: Request, options: EditorOptions) {
  if (call.access === 'public') {
    checkOwnPage(headers);
    return NOBODY;
  }
  const { db, token: firstToken } = options;
  const [now, isChange] = [options.now(), call.method !== 'GET'];
  const editor = await readEditor(db, { headers, now, firstToken, isChange });
  assertMay(editor, permissionFor(call));
  if (editor.id !== null) await noteSeen(db, editor.id, now);
  return editor;
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

/** Mounts the routes of the editor API, each from its contract entry. */
export function mountEditor(app: Hono, options: EditorOptions): void {
  const { db, now, media, site, previews, linking, send, siteUrl, delivery } = options;
  const { saved, planned } = options;
  const shared = { db, media, site, previews, linking, send, siteUrl, delivery };
  const isSecure = siteUrl.startsWith('https:');
  const byName = new Map(editorHandlers.map((handler) => [handler.call.name, handler]));
  for (const call of inOrder) {
    const handler = byName.get(call.name);
    if (!handler) throw new Error(`No handler implements ${call.name}`);
    app.on(call.method, call.path, async (context) => {
      const request = context.req.raw;
      const editor = await callerOf(call, request, options);
      const address = options.addressOf(request, context.env);
      const params = await paramsOf(call, request, context.req.param());
      try {
        const reply = new Headers();
        const own = { request, editor, now: now(), address, isSecure, reply };
        const result = await handler.run(params, { ...shared, ...own });
        if (changesSomething(call)) {
          saved();
          planned();
        }
        const response = call.bare ? bareReply(call.bare, result) : resultReply(call, result);
        return withHeaders(response, reply);
      } catch (error) {
        throw asFailure(error, call.method === 'DELETE');
      }
    });
  }
}
