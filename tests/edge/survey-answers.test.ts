/** Answers to a survey that a browser sends as a form, without a script. */
import assert from 'node:assert/strict';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { errorsOf, withBackend, withServer } from './fake-server.ts';
import { DONE, FORM, page, refusal, result, send } from './survey-stage.ts';

Deno.test('answers are forwarded, a new device gets its id, and the visitor is redirected back', async () => {
  await withBackend(
    (request) => result(request.method === 'POST' ? DONE : FORM),
    async (server) => {
      const body = 'formId=2&question-1=2&question-2=1&question-2=2&question-3=+Всё+хорошо+&x=1';
      const reply = await send(body);
      assert.equal(reply.status, 303);
      assert.equal(reply.headers.get('location'), '/survey/');
      const cookie = reply.headers.get('set-cookie') ?? '';
      const id = /^deviceUUID=([\da-f]{32}); Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/.exec(
        cookie,
      );
      assert.ok(id, cookie);
      const [, sent] = server.requests;
      assert.deepEqual(JSON.parse(sent?.body ?? ''), {
        formId: 2,
        answers: [
          { question: 1, options: [2] },
          { question: 2, options: [1, 2] },
          { question: 3, options: [], text: 'Всё хорошо' },
        ],
      });
      assert.equal(sent?.headers.get('deviceuuid'), id[1]);
      const known = await send(body, { cookie: 'deviceUUID=d1' });
      assert.equal(known.headers.get('set-cookie'), null);
    },
  );
});

Deno.test('a backslash in the URL is encoded in the redirect', async () => {
  await withBackend(
    (request) => result(request.method === 'POST' ? DONE : FORM),
    async () => {
      const reply = await send(
        'formId=2&question-1=2&question-2=1',
        {},
        undefined,
        '?a=/\\evil.test/',
      );
      assert.equal(reply.headers.get('location'), '/survey/?a=/%5Cevil.test/');
    },
  );
});

Deno.test('a visitor who answered before is redirected to the results', async () => {
  await withBackend(
    (request) => (request.method === 'POST' ? refusal('already_answered', 409) : result(FORM)),
    async () => {
      const reply = await send('formId=2&question-1=2&question-2=1', { cookie: 'deviceUUID=d1' });
      assert.deepEqual([reply.status, reply.headers.get('location')], [303, '/survey/']);
    },
  );
});

Deno.test('an error is shown at its question, and the input stays', async () => {
  await withServer(page, async (site) => {
    await withBackend(
      () => result(FORM),
      async (backend) => {
        const reply = await send(
          'formId=2&question-1=2&question-3=%3Cb%3Eслова',
          { cookie: 'view=1' },
          site.origin,
        );
        const html = await reply.text();
        assert.equal(reply.status, 422);
        assert.match(html, /name="question-1" value="2" required checked>/);
        assert.match(html, /&lt;b&gt;слова<\/textarea>/);
        assert.match(html, /<fieldset id="survey-question-2"><legend>[^§]*?<p data-fault>Отметьте/);
        assert.ok(!html.includes('application/json'), 'scripts leave it as it is');
        assert.match(html, /<a href="#survey-question-2">/);
        assert.equal(backend.requests.length, 1, 'nothing is sent');
        const [asked] = site.requests;
        assert.equal(asked?.url.pathname, '/survey/index.html');
        assert.equal(asked?.headers.get('cookie'), 'view=1', 'the page keeps its look');
      },
    );
  });
});

Deno.test('rejects forms of other sites and floods', async () => {
  await withBackend(
    () => result(FORM),
    async (server) => {
      for (const site of ['cross-site', 'same-site', 'none']) {
        assert.equal((await send('formId=2', { 'sec-fetch-site': site })).status, 403, site);
      }
      assert.equal((await send('x'.repeat(200_000))).status, 413);
      assert.equal(server.requests.length, 0);
    },
  );
});

Deno.test('answers that could not be stored get an error page', async () => {
  await withServer(
    () => new Response('<h1>Сервер не отвечает</h1>'),
    async (site) => {
      await withBackend(
        (request) => (request.method === 'POST' ? refusal('internal', 500) : result(FORM)),
        async () => {
          const lines = await errorsOf(async () => {
            const reply = await send('formId=2&question-1=2&question-2=1', {}, site.origin);
            assert.equal(reply.status, 500);
            assert.match(await reply.text(), /Сервер не отвечает/);
          });
          assert.ok(lines.length > 0);
        },
      );
    },
  );
});

Deno.test('questions that cannot be loaded are reported with the status of the error', async () => {
  await withServer(page, async (site) => {
    for (const error of ['not_found', 'bad_request'] as const) {
      await withBackend(
        () => refusal(error, ERROR_STATUS[error]),
        async () => {
          const reply = await send('formId=404', {}, site.origin);
          assert.equal(reply.status, ERROR_STATUS[error]);
          const html = await reply.text();
          assert.match(html, /Не\u00a0удалось загрузить вопросы/);
          // Waiting does not bring back a survey that has ended.
          assert.equal(html.includes('Обновите страницу'), error !== 'not_found');
        },
      );
    }
  });
});

Deno.test('a number that would make a URL too long is not sent', async () => {
  await withServer(page, (site) =>
    withBackend(
      () => new Response('URI Too Long', { status: 414 }),
      async (backend) => {
        const reply = await send(`formId=${'я'.repeat(5_000)}`, {}, site.origin);
        assert.equal(reply.status, 400);
        await reply.body?.cancel();
        assert.equal(backend.requests.length, 0);
      },
    ),
  );
});

Deno.test('refused answers stay in the form, with the reason', async () => {
  const refused = ({ method }: Request) =>
    method === 'GET' ? result(FORM) : refusal('too_many_requests', 429);
  await withServer(page, (site) =>
    withBackend(refused, async () => {
      const body = 'formId=2&question-1=2&question-2=1&question-3=%3Cb%3E';
      const reply = await send(body, {}, site.origin);
      const html = await reply.text();
      assert.equal(reply.status, 429);
      assert.match(html, /<p role="alert" data-fault>Нет<\/p>/);
      assert.match(html, /name="question-1" value="2" required checked>/);
      assert.match(html, /&lt;b&gt;<\/textarea>/);
    }),
  );
});
