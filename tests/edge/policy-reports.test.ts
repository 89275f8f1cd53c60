import assert from 'node:assert/strict';
import policyReports from '../../edge-functions/policy-reports.ts';
import { sparingLog } from '../../edge-functions/lib/sparing-log.ts';
import { errorsOf } from './fake-server.ts';

const SITE = 'https://yasno.test';

const single = (over: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${SITE}/search/?q=moi+glaza`,
    referrer: `${SITE}/personal/?code=secret`,
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    'blocked-uri': 'inline',
    'source-file': `${SITE}/app-1.js?secret`,
    'line-number': 7,
    'script-sample': 'secret',
    ...over,
  },
});

const several = (over: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 3,
  url: `${SITE}/friend/?code=secret`,
  user_agent: 'Mozilla/5.0 secret',
  body: {
    documentURL: `${SITE}/friend/?code=secret`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.test/pixel?secret',
    sample: 'secret',
    sourceFile: null,
    lineNumber: null,
    ...over,
  },
});

/** Sends a report as a browser does; returns the status and the log. */
async function send(body: unknown, method = 'POST') {
  let status = 0;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const lines = await errorsOf(async () => {
    const init = method === 'POST' ? { method, body: text } : { method };
    const reply = await policyReports(new Request(`${SITE}/policy-reports`, init));
    status = reply.status;
    assert.equal(reply.headers.get('cache-control'), 'private, no-store');
    assert.equal(await reply.text(), '');
  });
  return { status, lines };
}

Deno.test('logs both forms in one line, without anything about the visitor', async () => {
  assert.deepEqual(await send(single()), {
    status: 204,
    lines: ['policy: script-src-elem stopped inline on /search/ by /app-1.js:7'],
  });
  const others = { type: 'deprecation', body: { id: 'x' } };
  assert.deepEqual(await send([others, several()]), {
    status: 204,
    lines: ['policy: img-src stopped https://evil.test on /friend/ by -'],
  });
});

Deno.test('ignores extensions, invalid pages and repetitions', async () => {
  const extension = 'chrome-extension://abc/run.js';
  for (const body of [
    single(),
    single({ 'document-uri': 'about:blank' }),
    single({ 'blocked-uri': 'eval', 'source-file': extension }),
    [],
  ]) {
    assert.deepEqual(await send(body), { status: 204, lines: [] });
  }
});

Deno.test('writes no forged line', async () => {
  const { lines } = await send(
    single({
      'document-uri': `${SITE}/a\nb${'c'.repeat(500)}`,
      'effective-directive': 'evil\nsecond line',
      'blocked-uri': 'javascript:secret\n',
      'source-file': 'https://user:secret@evil.test/\n',
    }),
  );
  const [line = ''] = lines;
  assert.equal(lines.length, 1);
  assert.match(line, /^policy: evil stopped javascript on \/ab?c{90,} by https:\/\/evil\.test$/);
  assert.ok(line.length < 300);
});

Deno.test('accepts reports only, and no flood', async () => {
  for (const body of ['', '{', '{"csp-report":{}}', '"x"', 'null', '[{"type":1}]']) {
    assert.deepEqual(await send(body), { status: 400, lines: [] }, body);
  }
  assert.deepEqual(await send('x'.repeat(70_000)), { status: 413, lines: [] });
  assert.deepEqual(await send('', 'GET'), { status: 405, lines: [] });
  const many = Array.from({ length: 50 }, (_, at) => several({ documentURL: `${SITE}/${at}/` }));
  assert.equal((await send(many)).lines.length, 10);
});

Deno.test('logs few lines a minute, and how many it dropped', () => {
  const lines: string[] = [];
  const tell = sparingLog((line) => lines.push(line));
  for (let at = 0; at < 50; at += 1) tell(`line ${at % 30}`, 1_000);
  assert.equal(lines.length, 20);
  tell('next', 61_000);
  assert.deepEqual(lines.slice(20), ['policy: 30 more were not told', 'next']);
});
