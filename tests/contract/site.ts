import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import * as v from 'valibot';
import { createApp } from '../../backend/app.ts';
import type { Database, OpenDatabase } from '../../backend/db/database.ts';
import type { Handler } from '../../backend/handler.ts';
import type { PublishedSite } from '../../backend/published/published-site.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import type { AnyCall, Call } from '../../contract/call.ts';
import { engines, type Engine } from './database.ts';
import { assertDeclared } from './declared.ts';

export const ORIGIN = 'http://backend.test';

/** Secret for the digests of codes. */
export const TEST_SECRET = 'a-secret-of-the-tests-and-of-nothing-else';

/** Token of the first editor. */
export const EDITOR_TOKEN = 'the-token-of-the-first-editor-of-the-tests';

export type Params = Readonly<Record<string, unknown>>;

/** The backend over a separate database, called as a browser would. */
export type Site = {
  readonly db: Database;
  /** Receives the notifications to workers. */
  readonly listen: OpenDatabase['listen'];
  readonly fetch: (request: Request) => Promise<Response>;
  readonly get: (path: string, headers?: HeadersInit) => Promise<Response>;
  readonly ask: (call: AnyCall, params?: Params, headers?: HeadersInit) => Promise<Response>;
  /** The result of a successful call, checked to match the contract exactly. */
  readonly result: <P extends v.GenericSchema, R extends v.GenericSchema>(
    call: Call<P, R>,
    params: v.InferInput<P>,
    headers?: HeadersInit,
  ) => Promise<v.InferOutput<R>>;
  /** The backend's clock. */
  readonly now: () => Date;
  /** Sets the clock. */
  readonly setNow: (now: Date) => void;
};

export type SiteOptions = {
  readonly handlers?: readonly Handler[];
  readonly mediaDir?: string;
  /** The revision that readers see; unknown by default. */
  readonly published?: PublishedSite;
};

/** The request of a call: query of a GET, JSON body of a POST. */
export function requestOf(call: AnyCall, params: Params = {}, headers?: HeadersInit): Request {
  const address = new URL(call.path, ORIGIN);
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  if (call.method === 'POST') {
    const body = JSON.stringify(Object.fromEntries(given));
    return new Request(address, { method: 'POST', body, ...(headers ? { headers } : {}) });
  }
  for (const [name, value] of given) address.searchParams.set(name, String(value));
  return new Request(address, headers ? { headers } : {});
}

/** The result of a 200, which must have exactly the entry's shape. */
export async function resultOf<R extends v.GenericSchema>(
  call: Call<v.GenericSchema, R>,
  response: Response,
): Promise<v.InferOutput<R>> {
  const text = await response.text();
  assert.equal(response.status, 200, `${call.name}: ${text.slice(0, 300)}`);
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  const envelope = call.envelope ?? 'result';
  const body = v.parse(v.strictObject({ [envelope]: v.unknown() }), JSON.parse(text));
  const parsed = v.safeParse(call.result, body[envelope]);
  const problems = parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  assert.ok(parsed.success, `${call.name}: ${problems?.slice(0, 5).join('; ')}`);
  assert.deepEqual(
    parsed.output,
    body[envelope],
    `${call.name} returns fields that its entry does not have`,
  );
  return parsed.output;
}

const databaseFault = v.object({ code: v.string(), detail: v.nullish(v.string()) });

/** The cause of a 500, with a hint when the tests themselves are at fault. */
function reasonOf(fault: unknown): string {
  let cause: unknown = fault;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  const { code, detail } = v.is(databaseFault, cause) ? cause : { code: '', detail: null };
  const hint =
    code === '23505'
      ? '. Every test of a call sends the same example: delete what it leaves behind in tests/contract/prepare.ts'
      : '';
  return `${cause instanceof Error ? cause.message : String(cause)}${detail ? ` ${detail}` : ''}${hint}`;
}

async function openSite(engine: Engine, options: SiteOptions) {
  const opened = await engine.open();
  const faults: { message: string; error: unknown }[] = [];
  let now: Date | undefined;
  const clock = () => now ?? new Date();
  const app = createApp({
    db: opened.db,
    media: diskStore(options.mediaDir ?? '/nowhere'),
    now: clock,
    codeSecret: TEST_SECRET,
    // There is no real connection: each test sets the caller's address.
    addressOf: (headers) => headers.get('x-forwarded-for'),
    editorToken: EDITOR_TOKEN,
    log: (message, error) => faults.push({ message, error }),
    ...(options.published ? { site: options.published } : {}),
    ...(options.handlers ? { handlers: options.handlers } : {}),
  });
  const fetch = async (request: Request) => {
    const before = faults.length;
    const response = await app.fetch(request);
    const [fault] = faults.slice(before);
    if (response.status === 500 && fault)
      throw new Error(`${request.method} ${request.url} failed: ${reasonOf(fault.error)}`);
    await assertDeclared(request, response);
    return response;
  };
  const ask: Site['ask'] = (call, params, headers) => fetch(requestOf(call, params, headers));
  const site: Site = {
    db: opened.db,
    listen: opened.listen,
    fetch,
    ask,
    get: (path, headers) => fetch(new Request(ORIGIN + path, headers ? { headers } : {})),
    result: async (call, params, headers) =>
      resultOf(call, await ask(call, asParams(params), headers)),
    now: clock,
    setNow: (moment) => {
      now = moment;
    },
  };
  return { site, faults, close: opened.close };
}

function asParams(params: unknown): Params {
  return v.parse(v.record(v.string(), v.unknown()), params);
}

/**
 * Runs the same tests on every engine, each with its own database. Anything the backend logs fails
 * them, because each logged error was a 500 for a visitor.
 */
export function onEveryEngine(define: (site: () => Site) => void, options: SiteOptions = {}): void {
  for (const engine of engines) {
    describe(engine.name, () => {
      let opened: Awaited<ReturnType<typeof openSite>> | undefined;
      before(async () => {
        opened = await openSite(engine, options);
      });
      after(async () => {
        await opened?.close();
        assert.deepEqual(opened?.faults, [], 'the backend logged errors');
      });
      define(() => {
        if (!opened) throw new Error('The site was used before its database was opened');
        return opened.site;
      });
    });
  }
}
