import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { createApp, type AppOptions } from '../../backend/app.ts';
import { lintDescription } from './lint-description.ts';
import { codesOf } from '../../backend/openapi/responses.ts';
import { describeCalls } from '../../backend/openapi/document.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { methodsOf } from '../../contract/call.ts';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { editorTable, table } from '../../contract/table.ts';
import { parameterNames, requiredNames } from './parameters.ts';

const SITE = 'https://yasno.example';

const operation = v.looseObject({
  operationId: v.string(),
  summary: v.pipe(v.string(), v.regex(/^[A-Z].{5,80}[^.]$/)),
  description: v.pipe(v.string(), v.regex(/^[A-Z`].*\.$/s)),
  tags: v.strictTuple([v.string()]),
  parameters: v.array(
    v.union([
      v.looseObject({ name: v.string(), required: v.boolean(), in: v.picklist(['query', 'path']) }),
      v.strictObject({ $ref: v.string() }),
    ]),
  ),
  requestBody: v.optional(v.unknown()),
  security: v.array(v.record(v.string(), v.tuple([]))),
  responses: v.objectWithRest(
    {
      200: v.looseObject({
        content: v.union([
          v.strictObject({
            'application/json': v.looseObject({ example: v.record(v.string(), v.unknown()) }),
          }),
          v.strictObject({ 'text/csv': v.looseObject({ example: v.string() }) }),
        ]),
      }),
      429: v.unknown(),
    },
    v.unknown(),
  ),
});
const document = v.looseObject({
  openapi: v.literal('3.1.0'),
  tags: v.array(v.strictObject({ name: v.string(), description: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.looseObject({ responses: v.record(v.string(), v.unknown()) }),
});
const refusal = v.object({
  description: v.string(),
  content: v.object({
    'application/json': v.looseObject({ examples: v.record(v.string(), v.unknown()) }),
  }),
});
const written = JSON.stringify(describeCalls(SITE));
const { paths, tags, components } = v.parse(document, JSON.parse(written));
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** Codes for which a response has an example and an explanation; none for a result. */
function codesIn(response: unknown): string[] {
  const isShared = v.is(v.strictObject({ $ref: v.string() }), response);
  const whole = isShared
    ? components.responses[response.$ref.replace('#/components/responses/', '')]
    : response;
  if (!v.is(refusal, whole)) return [];
  const codes = Object.keys(whole.content['application/json'].examples);
  return codes.filter((code) => whole.description.includes(`\`${code}\`: `));
}

const appOf = (options: Partial<AppOptions> = {}) => {
  const db = new Proxy(Object.create(null), {
    get: () => assert.fail('the document must not need a database'),
  });
  return createApp({ db, media: diskStore('/nowhere'), siteUrl: SITE, ...options });
};

test('the document describes exactly the calls of the table', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => `${entry.operationId} ${method} ${path}`),
  );
  const expected = [...table, ...editorTable].flatMap((call) =>
    methodsOf(call).map((method) => {
      const name = method === call.method ? call.name : `${call.name}.${method.toLowerCase()}`;
      return `${name} ${method.toLowerCase()} ${call.path.replace(/:(\w+)/g, '{$1}')}`;
    }),
  );
  assert.deepEqual(described.sort(), expected.sort());
});

test('parameters and their requirements match the contract', () => {
  for (const call of table) {
    const entry = paths[call.path]?.[call.method.toLowerCase()];
    assert.ok(entry, call.name);
    const hasBody = call.method !== 'GET' && parameterNames(call).length > 0;
    assert.equal(entry.requestBody !== undefined, hasBody, call.name);
    if (call.method === 'POST') continue;
    const described = entry.parameters.filter((parameter) => 'name' in parameter);
    assert.deepEqual(
      described.map(({ name }) => name),
      parameterNames(call),
      call.name,
    );
    const required = described.filter((parameter) => parameter.required).map(({ name }) => name);
    assert.deepEqual(required, requiredNames(call), call.name);
  }
});

test('Redocly’s recommended rules report nothing', async () => {
  assert.deepEqual(await lintDescription(written), []);
});

test('every operation has a subject, and every subject has operations', () => {
  const named = new Set(operations.flatMap((entry) => entry.tags));
  assert.deepEqual(
    [...named],
    tags.map(({ name }) => name),
  );
});

test('no two calls have the same summary', () => {
  const calls = operations.filter(({ operationId }) => !operationId.endsWith('.post'));
  const summaries = calls.map(({ summary }) => summary);
  assert.deepEqual([...new Set(summaries)], summaries);
});

test('the security of a call matches its entry', () => {
  for (const call of [...table, ...editorTable]) {
    const address = call.path.replace(/:(\w+)/g, '{$1}');
    const { security, responses } = paths[address]?.[call.method.toLowerCase()] ?? assert.fail();
    const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
    assert.equal(isOpen, call.access === 'public', call.name);
    if (!isOpen) assert.ok('401' in responses, call.name);
    assert.equal('304' in responses, call.content === true, call.name);
  }
});

test('each status of a call lists its codes, each explained', () => {
  for (const call of [...table, ...editorTable]) {
    const address = call.path.replace(/:(\w+)/g, '{$1}');
    const { responses } = paths[address]?.[call.method.toLowerCase()] ?? assert.fail();
    const told = Object.entries(responses).flatMap(([status, response]) =>
      codesIn(response).map((code) => `${status} ${code}`),
    );
    for (const code of codesOf(call)) {
      assert.ok(told.includes(`${ERROR_STATUS[code]} ${code}`), `${call.name}: ${code}`);
    }
  }
});

test('the app serves it without using the database', async () => {
  const app = appOf();
  const reply = await app.request('/openapi.json');
  assert.equal(await reply.text(), written);
  const live = await app.request('/health/live');
  assert.deepEqual(await live.json(), { result: { ok: true } });
});

test('the documentation page loads nothing from elsewhere, and only exists in the embedded run', async () => {
  const app = appOf({ development: true });
  const page = await app.request('/docs');
  assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
  const [, start = ''] = /<script type="module" src="(.+?)">/.exec(await page.text()) ?? [];
  const script = await (await app.request(start)).text();
  const [, redoc = ''] = /from '(.+?)'/.exec(script) ?? [];
  const reply = await app.request(redoc);
  assert.equal(reply.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.match(await reply.text(), /export\{[^}]*\binit\b[^}]*\};?\s*$/);
  for (const path of ['/docs', start, redoc]) {
    assert.equal((await appOf().request(path)).status, 404, path);
  }
});
