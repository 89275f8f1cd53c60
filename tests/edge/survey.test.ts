/** The pages of surveys and polls, with their questions or with what others answered. */
import assert from 'node:assert/strict';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { errorsOf, NOWHERE, withBackend } from './fake-server.ts';
import { DONE, FORM, result, visit } from './survey-stage.ts';

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

Deno.test('a survey that does not exist is not found, and its page says so', async () => {
  await withBackend(
    () =>
      Response.json(
        { error: 'not_found', error_description: 'Анкета не найдена' },
        { status: 404 },
      ),
    async () => {
      const reply = await visit('/survey/?formId=999');
      assert.equal(reply.status, 404);
      assert.match(
        await reply.text(),
        /<noscript[^>]*data-survey[^>]*>.*<p>Анкета не найдена<\/p>/,
      );
      const between = await visit('/poll/');
      assert.equal(between.status, 200, 'without a poll, its page stays a page');
      await between.body?.cancel();
    },
  );
});
