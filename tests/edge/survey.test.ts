import assert from 'node:assert/strict';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import survey from '../../edge-functions/survey.ts';
import { ERROR_STATUS } from '../../contract/errors.ts';
import type { SurveyForm } from '../../contract/schemas/survey.ts';
import { chain, errorsOf, NOWHERE, withBackend, withServer } from './fake-server.ts';

const FORM: SurveyForm = {
  id: 2,
  title: 'Как вы «носите» <линзы>',
  lead: 'Ответы & советы',
  kind: 'survey',
  points: 50,
  answered: false,
  results: null,
  questions: [
    {
      id: 1,
      kind: 'single',
      text: 'Давно?',
      required: true,
      options: [
        { id: 1, text: 'Да' },
        { id: 2, text: 'Нет' },
      ],
    },
    {
      id: 2,
      kind: 'multiple',
      text: 'Где?',
      required: true,
      options: [
        { id: 1, text: 'Дома' },
        { id: 2, text: '"Тут"' },
      ],
    },
    { id: 3, kind: 'text', text: 'Ещё?', required: false, options: [] },
  ],
};
const DONE: SurveyForm = {
  ...FORM,
  answered: true,
  results: [
    {
      question: 1,
      answers: 4,
      options: [
        { id: 1, votes: 3, share: 0.75 },
        { id: 2, votes: 1, share: 0.25 },
      ],
    },
  ],
};
const PAGE =
  '<html><main data-live="true"><div data-slot="survey"></div><noscript class="a" data-survey=""><p>Пусто</p></noscript></main><noscript>Другое</noscript></html>';
const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html', etag: '"1"' } });
const result = (form: SurveyForm) => Response.json({ result: form });
const refusal = (error: string, status: number) =>
  Response.json({ error, error_description: 'Нет' }, { status });

const visit = (path: string, headers: Record<string, string> = {}) =>
  survey(new Request(`https://site.test${path}`, { headers }), chain(page));

const FROM_SITE = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};
const send = (
  body: string,
  headers: Record<string, string> = {},
  site = 'https://site.test',
  search = '',
) =>
  survey(
    new Request(`${site}/survey/${search}`, {
      method: 'POST',
      body,
      headers: { ...FROM_SITE, ...headers },
    }),
    chain(page),
  );

Deno.test('the page has the questions as a form, for its visitor only', async () => {
  await withBackend(
    () => result(FORM),
    async (server) => {
      const reply = await visit('/survey/', { cookie: 'deviceUUID=d1; auth.token=t1' });
      const html = await reply.text();
      assert.equal(reply.status, 200);
      assert.match(html, /<h2>Как вы «носите» &lt;линзы&gt;<\/h2><p>Ответы &amp; советы<\/p>/);
      assert.ok(!html.includes('Как вы «носите» <'), 'nor unescaped in the data');
      assert.match(html, /<form method="post" action="\/survey\/">/);
      assert.match(html, /name="question-1" value="2" required>/);
      assert.match(html, /type="checkbox" name="question-2" value="2"><span>&quot;Тут&quot;/);
      assert.match(html, /<textarea name="question-3"[^>]*maxlength="2000"/);
      assert.ok(!html.includes('Пусто') && html.includes('<noscript>Другое</noscript>'));
      assert.equal(reply.headers.get('cache-control'), 'private, no-store');
      assert.equal(reply.headers.get('etag'), null);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        assert.equal(reply.headers.get(name), value);
      const [asked] = server.requests;
      assert.equal(asked?.url.search, '?kind=survey');
      assert.equal(asked?.headers.get('deviceuuid'), 'd1');
      assert.equal(asked?.headers.get('user-api-token'), 't1');
      assert.equal(asked?.headers.get('x-forwarded-for'), '203.0.113.7');
    },
  );
});

Deno.test('the URL selects the form', async () => {
  await withBackend(
    () => result(FORM),
    async (server) => {
      await visit('/poll/');
      const html = await (await visit('/survey/?formId=3')).text();
      assert.match(html, /action="\/survey\/\?formId=3"/);
      assert.deepEqual(
        server.requests.map(({ url }) => url.search),
        ['?kind=poll', '?formId=3'],
      );
    },
  );
});

Deno.test('a visitor who has answered sees how others did', async () => {
  await withBackend(
    () => result(DONE),
    async () => {
      const html = await (await visit('/survey/')).text();
      assert.ok(!html.includes('<form'));
      assert.match(html, /<h3>Давно\?<\/h3><p>4\u00a0ответа<\/p>/);
      assert.match(
        html,
        /<span>Да<\/span> <span><b>75\s%<\/b> · 3\u00a0голоса<\/span><i style="--share:75%">/,
      );
    },
  );
});

Deno.test('without a backend the page says so and stays a page', async () => {
  const lines = await errorsOf(async () => {
    Deno.env.set('REST_ORIGIN', NOWHERE);
    const reply = await visit('/survey/');
    Deno.env.delete('REST_ORIGIN');
    assert.equal(reply.status, 200);
    assert.match(await reply.text(), /Не\u00a0удалось загрузить вопросы/);
  });
  assert.equal(lines.length, 1);
});

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
