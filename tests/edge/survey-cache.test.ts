/** The headers for shared caches on the pages of polls and surveys. */
import assert from 'node:assert/strict';
import survey from '../../edge-functions/survey.ts';
import type { SurveyForm } from '../../contract/schemas/survey.ts';
import { chain, withBackend } from './fake-server.ts';

const POLL: SurveyForm = {
  id: 3,
  title: 'Короткий вопрос',
  lead: '',
  kind: 'poll',
  points: 0,
  answered: false,
  results: null,
  questions: [],
};
const PAGE =
  '<html><main><div data-slot="survey"></div><noscript data-survey=""></noscript></main></html>';
const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html' } });

const visit = (path: string, headers: Record<string, string>) =>
  survey(new Request(`https://site.test${path}`, { headers }), chain(page));

Deno.test('a CDN may cache a poll briefly for visitors without a city, device or token', async () => {
  const caches = (reply: Response) =>
    ['cache-control', 'netlify-cdn-cache-control', 'netlify-vary'].map((name) =>
      reply.headers.get(name),
    );
  const city = `userLocation=${encodeURIComponent('{"id":7}')}`;
  await withBackend(
    () => Response.json({ result: POLL }),
    async () => {
      assert.deepEqual(caches(await visit('/poll/', { cookie: 'other=1' })), [
        'private, no-cache',
        'public, max-age=10, stale-if-error=86400',
        'cookie=userLocation|view|wayBack|deviceUUID|auth.token',
      ]);
      assert.deepEqual(caches(await visit('/poll/', { cookie: city })), [
        'private, no-cache',
        null,
        null,
      ]);
      for (const known of [
        { cookie: 'deviceUUID=d1' },
        { cookie: 'auth.token=t1' },
        { deviceuuid: 'd1' },
        { authorization: 'Bearer t1' },
      ]) {
        assert.deepEqual(caches(await visit('/poll/', known)), ['private, no-store', null, null]);
      }
    },
  );
});
