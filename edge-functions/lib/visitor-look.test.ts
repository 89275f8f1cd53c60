import assert from 'node:assert/strict';
import { DEFAULT_CITY } from '../../src/config/constants.ts';
import { cutForVisitor, type VisitorLook } from './visitor-look.ts';

const kazan = { id: 1838, title: 'Казань' };

function seen(html: string, look: Partial<VisitorLook>): string {
  const whole = { city: DEFAULT_CITY, view: null, sentHome: false, ...look };
  return cutForVisitor(html)
    .map((piece) => (typeof piece === 'string' ? piece : piece(whole)))
    .join('');
}

Deno.test('puts id and title of the city into all marked places', () => {
  const page =
    '<!doctype html><html lang="ru" data-city-id="6281" class="a"><body>' +
    '<span data-city-title="">Москва</span><button class="c" data-city-title type="button">Москва</button></body></html>';
  assert.equal(
    seen(page, { city: kazan }),
    '<!doctype html><html lang="ru" data-city-id="1838" class="a"><body>' +
      '<span data-city-title="">Казань</span><button class="c" data-city-title type="button">Казань</button></body></html>',
  );
});

Deno.test('escapes the title and treats no part of it as a pattern', () => {
  assert.equal(
    seen('<b data-city-title="">Москва</b>', { city: { id: 1, title: '<i>&"\'$&' } }),
    '<b data-city-title="">&lt;i&gt;&amp;&quot;&#39;$&amp;</b>',
  );
});

Deno.test('handles quotes, React’s comments and unquoted ids', () => {
  for (const id of ["'6281'", '6281', '"6281"'])
    assert.equal(seen(`<html data-city-id=${id}>`, { city: kazan }), '<html data-city-id="1838">');
  assert.equal(
    seen('<span data-city-title="true">Моск<!-- -->ва</span>', { city: kazan }),
    '<span data-city-title="true">Казань</span>',
  );
});

Deno.test('leaves alone unmarked text, and text that only looks marked', () => {
  for (const page of [
    '',
    '<html lang="ru"><body>Москва</body></html>',
    '<p data-city-id="6281">',
    '<span data-city-title-note="">Москва</span>',
    '<span data-city-title=""><b>Москва</b></span>',
    '<span data-city-title="">Москва',
    '<p title="<b data-city-title>x</b>">Москва</p>',
    '<script>"<b data-city-title>Москва</b>"</script>',
    '<!-- <b data-city-title>Москва</b> -->',
  ])
    assert.equal(seen(page, { city: kazan }), page);
});

const radio = (name: string, value: string, checked = '') =>
  `<input type="radio" data-view="" name="${name}" value="${value}"${checked}/>`;
const CHECKED = ' checked=""';

Deno.test('marks the root and the choices of the view’s panel, and nothing else', () => {
  const others =
    '<input type="radio" name="palette" value="dark"/><input data-viewer="" name="palette" value="dark">';
  const page =
    '<!doctype html><html lang="ru" data-city-id="6281"><body>' +
    radio('palette', '', CHECKED) +
    radio('palette', 'dark') +
    radio('pictures', '', CHECKED) +
    radio('other', '', CHECKED) +
    others;
  assert.equal(seen(page, {}), page);
  assert.equal(
    seen(page, { view: { palette: 'dark', 'text-size': '1' } }),
    '<!doctype html><html lang="ru" data-city-id="6281" data-palette="dark" data-text-size="1"><body>' +
      radio('palette', '') +
      radio('palette', 'dark', CHECKED) +
      radio('pictures', '', CHECKED) +
      radio('other', '', CHECKED) +
      others,
  );
});

Deno.test('moves the styles of a view before the first paint, and only those', () => {
  const late = '<link rel="stylesheet" href="/late.1a2b3c4d.css" fetchpriority="low"/>';
  const own = late.replace('late.', 'late-HomePage.');
  const page = `<html><head><title>Ясно</title></head><body>${own}${late}<script> </script></body></html>`;
  assert.equal(seen(page, { city: kazan }), page);
  const first = '<link rel="stylesheet" href="/late.1a2b3c4d.css"></head>';
  const marked = page.replace('<html>', '<html data-text-size="1">').replace(late, '');
  assert.equal(seen(page, { view: { 'text-size': '1' } }), marked.replace('</head>', first));
  const plain = '<html><head></head></html>';
  assert.equal(
    seen(plain, { view: { palette: 'dark' } }),
    plain.replace('<html>', '<html data-palette="dark">'),
  );
});

Deno.test('puts the message for a redirected visitor first, in the title of the page alone', () => {
  assert.equal(
    seen('<html><title>Ясно</title><svg><title>Лупа</title></svg>', { sentHome: true }),
    '<html data-way-back=""><title>Сначала войдите: Ясно</title><svg><title>Лупа</title></svg>',
  );
});

Deno.test('finds its marks in a page of a megabyte, and behind tags that are never closed', () => {
  // Work that grows with the square of a page would outlast the deadline of the whole layer.
  for (const filling of ['<p class="a" data-x="1">текст</p>', '<b data-city-title="">', '<!--<b']) {
    const before = filling.repeat(Math.ceil(200_000 / filling.length));
    const page = `<html data-city-id="6281">${before}`;
    assert.equal(seen(page, { city: kazan }), `<html data-city-id="1838">${before}`);
  }
  const long = `<html>${'<p>текст</p>'.repeat(100_000)}<b data-city-title="">Москва</b>`;
  assert.ok(seen(long, { city: kazan }).endsWith('<b data-city-title="">Казань</b>'));
});
