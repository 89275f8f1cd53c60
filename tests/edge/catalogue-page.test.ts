import assert from 'node:assert/strict';
import cataloguePage from '../../edge-functions/catalogue-page.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { chain } from './fake-server.ts';

const SITE = 'https://yasno.test';

const control = (name: string, value: string, on = false) =>
  `<li data-facet="${name}" data-value="${value}" class="i"><a ${on ? 'aria-current="true" ' : ''}class="c" href="/catalog/"><svg></svg>Имя<span data-number="" class="n">9</span></a></li>`;
const product = (section: string, types: string) =>
  `<li class="cell" data-section="${section}" data-types="${types}">${section}: ${types}</li>`;
const shelf = (alias: string, ...products: string[]) =>
  `<div data-shelf="${alias}"><h2>${alias}</h2>${products.join('')}</div>`;

const CATALOGUE = `<!doctype html><html lang="ru"><body>${[
  control('section', '', true),
  control('section', 'day'),
  control('section', 'drops'),
  control('type', 'toric'),
  control('type', '18th'),
].join(
  '',
)}<p role="status">Найдено: <b data-found="">4</b></p><p data-reset="" hidden=""><a>x</a></p>
<div data-nothing="" hidden="">Пусто</div>${shelf('day', product('day', 'toric'), product('day', '18th aspherical'), product('day', ''))}${shelf('drops', product('drops', ''))}</body></html>`;

const cell = (text: string | null) =>
  text === null ? '<td data-empty="">—</td>' : `<td><div>${text}</div></td>`;
const head = (alias: string) =>
  `<th scope="col" data-product="${alias}"><a href="/catalog/${alias}/">${alias}</a><div data-remove=""><a class="r" href="/catalog/compare/">Убрать</a></div></th>`;
const ROWS = [
  ['1', '1', '2', null, null, '1'],
  [null, null, null, 'x', 'x', 'x'],
];
const cells = (texts: readonly (string | null)[]) =>
  `<tr data-cells="">${texts.map(cell).join('')}</tr>`;
const row = () => '<tr data-row="none"><th scope="row">Термин</th></tr>';
const box = (alias: string) => `<input type="checkbox" name="products" value="${alias}"/>`;
const ALIASES = [...'abcdef'];
const COLUMNS = `<table><tr>${ALIASES.map(head).join('')}</tr>${ROWS.map(cells).join('')}</table>`;
const COMPARISON = `<html lang="ru"><div data-compared="0"><p data-too-many="" hidden="">Много</p><table><tr data-heads=""><td></td></tr>${ROWS.map(row).join('')}</table><noscript data-sample="columns"><template>${COLUMNS}</template></noscript><form>${ALIASES.map(box).join('')}</form></div></html>`;

const built = (html: string) => () =>
  new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', etag: '"1"' } });
const visit = (address: string, html = CATALOGUE) =>
  cataloguePage(new Request(SITE + address), chain(built(html)));
const drawn = async (address: string, html = CATALOGUE) => {
  const reply = await visit(address, html);
  assert.ok(reply, address);
  return { status: reply.status, html: await reply.text() };
};
/** Texts of the visible list items and shelves. */
const shown = (html: string) =>
  [...html.matchAll(/<li\b(?=[^>]*data-section=)([^>]*)>([^<]*)/g)]
    .filter(([, attributes = '']) => !attributes.includes('hidden'))
    .map(([, , text]) => text);

Deno.test('shows the products that the URL selects, with their count', async () => {
  const { status, html } = await drawn('/catalog/?section=day&type=18th,toric');
  assert.equal(status, 200);
  assert.deepEqual(shown(html), ['day: toric', 'day: 18th aspherical']);
  assert.match(html, /<b data-found="">2</);
  assert.match(html, /<html lang="ru" data-query="\?section=day&amp;type=toric,18th">/);
  assert.match(html, /<p data-reset=""><a>/);
  assert.match(html, /<div data-nothing="" hidden="">/);
  assert.match(html, /<div data-shelf="day">/);
  assert.match(html, /<div data-shelf="drops" hidden="">/);
});

Deno.test('every control extends the current selection', async () => {
  const { html } = await drawn('/catalog/?section=day&type=toric');
  const controls = [...html.matchAll(/<li\b[^>]*data-facet[^>]*>(<a[^>]*>)[\s\S]*?(\d+)<\/span>/g)];
  const seen = controls.map(([, tag = '', count]) => [
    /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
    tag.includes('aria-current="true"'),
    count,
  ]);
  assert.deepEqual(seen, [
    ['/catalog/?type=toric', false, '1'],
    ['/catalog/?section=day&type=toric', true, '1'],
    ['/catalog/?section=drops&type=toric', false, '0'],
    ['/catalog/?section=day', true, '1'],
    ['/catalog/?section=day&type=toric,18th', false, '1'],
  ]);
  assert.match(html, /<li data-facet="section" data-value="drops" class="i" data-none="">/);
});

Deno.test('a selection without products says so, a missing section is a 404', async () => {
  const empty = await drawn('/catalog/?section=drops&type=toric');
  assert.equal(empty.status, 200);
  assert.match(empty.html, /<div data-nothing="">/);
  for (const section of ['net-takogo', '%3Cscript%3E', '../x', 'a'.repeat(500)]) {
    const { status, html } = await drawn(`/catalog/?section=${section}`);
    assert.equal(status, 404, section);
    assert.deepEqual(shown(html), []);
    assert.doesNotMatch(html, /<script|\.\.\/x|a{200}/);
  }
});

Deno.test('a HEAD has the status and the headers of its GET, and no body', async () => {
  const answer = async (method: string, address: string) => {
    const asked = new Request(SITE + address, { method });
    // As the runtime does: the page behind is asked for with the visitor's method unless told otherwise.
    const next = async (by?: unknown) => {
      const { method: used } = by instanceof Request ? by : asked;
      const { headers } = built(CATALOGUE)();
      return new Response(used === 'HEAD' ? null : CATALOGUE, { headers });
    };
    const reply = await cataloguePage(asked, { next });
    const { status, headers } = reply ?? new Response();
    return { status, headers: Object.fromEntries(headers), body: await reply?.text() };
  };
  for (const address of ['/catalog/?section=nope', '/catalog/?type=toric']) {
    const got = await answer('GET', address);
    assert.deepEqual(await answer('HEAD', address), { ...got, body: '' }, address);
  }
});

Deno.test('a URL without a selection gets the CDN’s own page', async () => {
  for (const query of ['', '?', '?utm_source=a', '?type=', '?section=&type=%00', '?type=x,y']) {
    assert.equal(await visit(`/catalog/${query}`), undefined, query);
  }
  for (const query of ['', '?products=', '?products=%3Cb%3E', '?x=a']) {
    assert.equal(await visit(`/catalog/compare/${query}`, COMPARISON), undefined, query);
  }
});

Deno.test('a rendered page is not cached and has the security headers', async () => {
  const reply = await visit('/catalog/?type=toric');
  assert.equal(reply?.headers.get('cache-control'), 'private, no-cache');
  assert.equal(reply?.headers.get('etag'), null);
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    assert.equal(reply?.headers.get(name), value);
});

Deno.test('shows the columns of up to four products, whether joined or sent by a form', async () => {
  for (const query of ['products=c,a', 'products=c&products=a&products=zzz']) {
    const { html } = await drawn(`/catalog/compare/?${query}`, COMPARISON);
    const columns = [...html.matchAll(/<th [^>]*data-product="(.)"/g)].map(([, alias]) => alias);
    assert.deepEqual(columns, ['a', 'c']);
    assert.match(html, /data-compared="2"/);
    const [, values = ''] = /<th scope="row">Термин<\/th>(.*?)<\/tr>/.exec(html) ?? [];
    assert.equal(values, '<td><div>1</div></td><td><div>2</div></td>');
    assert.match(html, /<div data-remove=""><a class="r" href="\/catalog\/compare\/\?products=c">/);
    const marked = [...html.matchAll(/<input[^>]*value="(.)" checked=""/g)].map(([, a]) => a);
    assert.deepEqual(marked, ['a', 'c']);
  }
});

Deno.test('marks the rows that differ, and those without values', async () => {
  const rows = async (products: string) => {
    const { html } = await drawn(`/catalog/compare/?products=${products}`, COMPARISON);
    return [...html.matchAll(/<tr data-row="(\w+)"/g)].map(([, state]) => state);
  };
  assert.deepEqual(await rows('a,b'), ['same', 'none']);
  assert.deepEqual(await rows('a,c'), ['differs', 'none']);
  assert.deepEqual(await rows('d,e'), ['none', 'same']);
  assert.deepEqual(await rows('a,d'), ['differs', 'differs']);
});

Deno.test('says that only four products fit', async () => {
  const four = await drawn('/catalog/compare/?products=a,b,c,d,zzz', COMPARISON);
  assert.match(four.html, /<p data-too-many="" hidden="">/);
  const { html } = await drawn('/catalog/compare/?products=f,e,d,c,b,a', COMPARISON);
  assert.match(html, /<p data-too-many="">/);
  assert.match(html, /data-compared="4"/);
});

Deno.test('unknown products alone leave the page as built', async () => {
  const reply = await visit('/catalog/compare/?products=zzz', COMPARISON);
  assert.equal(await reply?.text(), COMPARISON);
  assert.equal(reply?.headers.get('etag'), '"1"');
});
