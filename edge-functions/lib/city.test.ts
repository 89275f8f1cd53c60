import assert from 'node:assert/strict';
import { chosenCityId, rewriteCity } from './city.ts';

const cookieOf = (value: unknown) => `userLocation=${encodeURIComponent(JSON.stringify(value))}`;
const kazan = { id: 1838, title: 'Казань' };

Deno.test('reads the id and nothing else of the cookie', () => {
  assert.equal(chosenCityId(cookieOf({ id: 1838, title: '<b>' })), 1838);
  assert.equal(chosenCityId(`x=1; ${cookieOf({ id: 1838 })}`), 1838);
});

Deno.test('a cookie that makes no sense chooses nothing', () => {
  const senseless = [
    null,
    [],
    7,
    'x',
    {},
    { id: '6281' },
    { id: 0 },
    { id: -1 },
    { id: 1.5 },
    { id: 1e300 },
  ];
  for (const value of senseless)
    assert.equal(chosenCityId(cookieOf(value)), null, JSON.stringify(value));
  for (const raw of [
    null,
    '',
    'userLocation=',
    'userLocation=%7B',
    'userLocation=%',
    'userLocation={"id":',
  ]) {
    assert.equal(chosenCityId(raw), null, String(raw));
  }
  assert.equal(chosenCityId(cookieOf({ id: 1838, pad: 'x'.repeat(2000) })), null);
});

Deno.test('puts id and title into the marked places, all of them', () => {
  const page =
    '<!doctype html><html lang="ru" data-city-id="6281" class="a"><body>' +
    '<span data-city-title="">Москва</span><button class="c" data-city-title type="button">Москва</button></body></html>';
  assert.equal(
    rewriteCity(page, kazan),
    '<!doctype html><html lang="ru" data-city-id="1838" class="a"><body>' +
      '<span data-city-title="">Казань</span><button class="c" data-city-title type="button">Казань</button></body></html>',
  );
});

Deno.test('escapes the title and takes no part of it for a pattern', () => {
  const page = '<b data-city-title="">Москва</b>';
  assert.equal(
    rewriteCity(page, { id: 1, title: '<i>&"\'$&' }),
    '<b data-city-title="">&lt;i&gt;&amp;&quot;&#39;$&amp;</b>',
  );
});

Deno.test('takes quotes, comments of React and unquoted ids as they come', () => {
  assert.equal(rewriteCity("<html data-city-id='6281'>", kazan), '<html data-city-id="1838">');
  assert.equal(rewriteCity('<html data-city-id=6281>', kazan), '<html data-city-id="1838">');
  assert.equal(
    rewriteCity('<span data-city-title="true">Моск<!-- -->ва</span>', kazan),
    '<span data-city-title="true">Казань</span>',
  );
});

Deno.test('leaves alone what is not marked', () => {
  const pages = [
    '',
    '<html lang="ru"><body>Москва</body></html>',
    '<p data-city-id="6281">',
    '<span data-city-title-note="">Москва</span>',
    '<span data-city-title=""><b>Москва</b></span>',
    '<span data-city-title="">Москва',
  ];
  for (const page of pages) assert.equal(rewriteCity(page, kazan), page);
});

Deno.test('a page of a megabyte takes no more than the edge allows', () => {
  const page = `<html data-city-id="1">${'<p class="a" data-x="1">текст</p>'.repeat(30_000)}`;
  const started = performance.now();
  rewriteCity(page, kazan);
  // The limit is 50 ms of CPU; pages of the site have a tenth of this size.
  assert.ok(performance.now() - started < 250);
});
