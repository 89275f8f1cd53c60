import assert from 'node:assert/strict';
import themeFeedback from '../../edge-functions/theme-feedback.ts';
import { chain, withBackend, type FakeServer } from './fake-server.ts';

const sample = (name: string, html: string) =>
  `<noscript data-sample="${name}"><template>${html}</template></noscript>`;
const part = (name: string) => `<template data-part="${name}"></template>`;

const FORM = [
  '<html><title data-a="1">Задать вопрос</title><div data-slot="errors"></div><input name="name"/><input name="email"/>',
  '<input type="checkbox" name="policy" value="2026-11-24"/><div data-slot="error-policy"></div>',
  '<div data-slot="error-email"></div><textarea name="question"></textarea>',
  '<select name="source"><option value="">Другая</option><option value="Зима">Зима</option></select>',
  sample('fault', '<p id="error-{{field}}">{{text}}</p>'),
  sample('fault-item', '<li>{{text}}</li>'),
  sample('refused', `<ul>${part('items')}</ul>`),
  sample('failed-sending', '<p>{{text}}</p>'),
  '</html>',
].join('');

const page = () => new Response(FORM, { headers: { 'content-type': 'text/html' } });
const typed = { name: 'Анна', email: 'anna@', source: 'Зима', question: 'Первая\r\nи <вторая>' };

/** Backend and site in one. */
function formTest(name: string, reply: () => Response, work: (site: FakeServer) => Promise<void>) {
  Deno.test(name, () =>
    withBackend(({ url }) => (url.includes('/rest/') ? reply() : page()), work),
  );
}

async function send(site: FakeServer, fields: Record<string, string>, headers = {}) {
  const response = await themeFeedback(
    new Request(`${site.origin}/themes/feedback/`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    }),
    chain(page),
  );
  assert.ok(response);
  return response;
}

const accepted = () => Response.json({ result: { accepted: true, id: null } });
const refusal = (fields?: Record<string, string>, error = 'bad_request', status = 400) =>
  Response.json({ error, error_description: 'Позже', fields }, { status });

formTest('a question is forwarded and confirmed', accepted, async (site) => {
  const got = await send(site, { ...typed, website: '', other: 'x' });
  assert.equal(got.status, 303);
  assert.equal(got.headers.get('location'), '/themes/feedback/thanks/');
  const [asked] = site.requests;
  assert.equal(asked?.url.pathname, '/rest/form.feedback');
  assert.equal(asked?.url.searchParams.get('question'), 'Первая\nи <вторая>');
  assert.equal(asked?.url.searchParams.get('other'), null);
  // The backend counts by the device, and by the visitor's address.
  const device = asked?.headers.get('deviceuuid') ?? '';
  assert.match(device, /^[\da-f]{32}$/);
  assert.ok(got.headers.get('set-cookie')?.startsWith(`deviceUUID=${device};`));
  assert.equal(asked?.headers.get('x-forwarded-for'), '203.0.113.7');
});

formTest(
  'errors are shown in the page, with all of the input',
  () => refusal({ email: 'Проверьте <адрес>', cityName: 'лишнее' }),
  async (site) => {
    const got = await send(site, typed, { cookie: 'view=1' });
    assert.equal(got.status, 400);
    assert.equal(got.headers.get('cache-control'), 'private, no-store');
    assert.equal(site.requests[1]?.headers.get('cookie'), 'view=1');
    const html = await got.text();
    assert.ok(
      html.includes('data-slot="errors" data-served=""><ul><li>Проверьте &lt;адрес&gt;</li></ul>'),
    );
    assert.ok(html.includes('<p id="error-email">Проверьте &lt;адрес&gt;</p>'));
    assert.ok(html.includes('name="email" aria-invalid="true" aria-describedby="error-email"'));
    assert.ok(html.includes('<input name="name" value="Анна"/>'));
    assert.ok(html.includes('\nПервая\nи &lt;вторая&gt;</textarea>'));
    assert.ok(html.includes('<option value="Зима" selected="">'));
    assert.ok(!html.includes('{{'));
    assert.ok(html.includes('<title data-a="1">Ошибка: Задать вопрос'));
  },
);

formTest(
  'a missing consent is reported at its checkbox, and a ticked one stays ticked',
  () => refusal({ policy: 'Отметьте' }, 'consent_missing'),
  async (site) => {
    const off = await (await send(site, typed)).text();
    assert.ok(off.includes('name="policy" value="2026-11-24" aria-invalid="true"'), off);
    assert.ok(off.includes('<p id="error-policy">Отметьте</p>'));
    assert.equal(site.requests[0]?.url.searchParams.get('policy'), '');
    const on = await (await send(site, { ...typed, policy: '2026-11-24' })).text();
    assert.match(on, /<input type="checkbox" name="policy" value="2026-11-24"[^>]* checked=""/);
  },
);

formTest(
  'a rate limit is reported above the form',
  () => refusal(undefined, 'too_many_requests', 429),
  async (site) => {
    const got = await send(site, typed);
    assert.equal(got.status, 429);
    assert.ok((await got.text()).includes('data-slot="errors" data-served=""><p>Позже</p>'));
  },
);

formTest('a form of another site is refused', accepted, async (site) => {
  assert.equal((await send(site, typed, { 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.equal(site.requests.length, 0);
});

formTest(
  'a question that is too long for the call is reported in the page',
  accepted,
  async (site) => {
    const got = await send(site, { ...typed, question: 'я'.repeat(4_000) });
    assert.equal(got.status, 400);
    assert.ok((await got.text()).includes('<p>Слишком длинный запрос</p>'));
    assert.ok(site.requests.every(({ url }) => !url.pathname.startsWith('/rest/')));
  },
);

formTest('a body that no form produces is refused', accepted, async (site) => {
  assert.equal((await send(site, { question: 'x'.repeat(70_000) })).status, 413);
  assert.equal(site.requests.length, 0);
});

Deno.test('the theme in the URL is selected in the form', async () => {
  const open = (search: string) =>
    themeFeedback(new Request(`https://site.test/themes/feedback/${search}`), chain(page));
  assert.equal(await open(''), undefined);
  const got = await open(`?source=${encodeURIComponent('Зима')}`);
  assert.ok((await got?.text())?.includes('<option value="Зима" selected="">'));
});
