/** What the scripts of polls and surveys get with the page. */
import assert from 'node:assert/strict';
import survey from '../../edge-functions/survey.ts';
import type { SurveyForm } from '../../contract/schemas/survey.ts';
import { chain, withBackend } from './fake-server.ts';

const FORM: SurveyForm = {
  id: 2,
  title: 'Как вы </script> носите',
  lead: '',
  kind: 'survey',
  points: 50,
  answered: false,
  results: null,
  questions: [
    { id: 1, kind: 'single', text: 'Давно?', required: true, options: [{ id: 1, text: 'Да' }] },
  ],
};
const options = [{ id: 1, votes: 4, share: 1 }];
const DONE: SurveyForm = {
  ...FORM,
  answered: true,
  results: [{ question: 1, answers: 4, options }],
};
const PAGE =
  '<html><main data-live="true"><div data-slot="survey"></div><noscript data-survey=""></noscript></main></html>';
const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html' } });
const visit = (path: string) => survey(new Request(`https://site.test${path}`), chain(page));

const dataOf = (html: string): unknown => {
  const [, data] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  return data === undefined ? undefined : JSON.parse(data);
};

Deno.test('scripts take over the questions and the results without a call, and nothing waits for them', async () => {
  for (const form of [FORM, DONE]) {
    await withBackend(
      () => Response.json({ result: form }),
      async () => {
        const html = await (await visit('/survey/')).text();
        assert.deepEqual(dataOf(html), form);
        assert.match(html, /<div data-slot="survey" data-served="">/);
        assert.ok(!html.includes('data-live'));
      },
    );
  }
});

Deno.test('without questions the page is left to its scripts', async () => {
  await withBackend(
    () => Response.json({ error: 'not_found', error_description: 'Нет' }, { status: 404 }),
    async () => {
      const html = await (await visit('/survey/')).text();
      assert.equal(dataOf(html), undefined);
      assert.match(html, /<main data-live="true"><div data-slot="survey"><\/div>/);
    },
  );
});
