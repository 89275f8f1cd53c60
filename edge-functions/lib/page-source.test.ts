import assert from 'node:assert/strict';
import { elementsOf, PageSource } from './page-source.ts';

/** A page after some changes to it. */
function changed(html: string, change: (page: PageSource) => void): string {
  const page = new PageSource(html);
  change(page);
  return page.html();
}
const first = (page: PageSource, attribute: string) => page.all(attribute)[0];

const PAGE =
  '<!DOCTYPE html>\n<html lang=ru>\n<head><title>Я &amp; ты</title><script>if (1<2 && "<b data-a>") x()</script></head>' +
  '<body><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><ul><li data-a>раз<li data-b=\'"\'>два</ul>' +
  '<input data-c="&quot;" disabled/><p title="a > b" data-d>три<br>четыре</p><!-- <i data-a></i> --></body></html>\n';

Deno.test('unchanged parts stay exactly the same', () => {
  assert.equal(new PageSource(PAGE).html(), PAGE);
  for (const broken of [
    '',
    'текст',
    '<',
    '<b',
    '</b>',
    '<b></i>',
    '<p><b>',
    '<!--',
    '<script>',
    '<a b="',
  ])
    assert.equal(new PageSource(broken).html(), broken);
});

Deno.test('finds elements, but not in scripts or comments', () => {
  const page = new PageSource(PAGE);
  assert.deepEqual(
    elementsOf(PAGE)
      .map(({ name }) => name)
      .join(' '),
    'html head title script body svg path ul li li input p br',
  );
  assert.deepEqual(page.all('data-a').map(page.inner), ['раз']);
  assert.equal(page.root?.name, 'html');
  const list = elementsOf(PAGE).find(({ name }) => name === 'ul');
  assert.ok(list);
  assert.deepEqual(page.inside(list).map(page.inner), ['раз', 'два']);
  assert.deepEqual(page.all('data-d', 'b', 'p').map(page.inner), ['три<br>четыре']);
  assert.deepEqual(page.all('data-d', 'b'), []);
});

Deno.test('an attribute is set in place, or last, replaced and removed', () => {
  const set = (html: string, changes: Record<string, string | null>) =>
    changed(html, (page) => page.set(first(page, 'x'), changes));
  assert.equal(set('<a x class="y">', { href: '/a/' }), '<a x="" class="y" href="/a/">');
  assert.equal(set('<a x href="/b/" id=c>', { href: '/a/' }), '<a x="" href="/a/" id="c">');
  assert.equal(set('<a x href="/b/">', { href: null }), '<a x="">');
  assert.equal(set('<input x checked/>', { checked: null }), '<input x=""/>');
  assert.equal(set('<p x="1">', { y: null }), '<p x="1">');
  assert.equal(set('<li data-x-y="1" x data-x="a">', { 'data-x': null }), '<li data-x-y="1" x="">');
});

Deno.test('a value cannot leave its quotes, and existing entities are kept', () => {
  const hostile = '"><b>$&&\'';
  assert.equal(
    changed('<a x=\'"\' y="\'">', (page) => page.set(first(page, 'x'), { href: hostile })),
    '<a x=\'"\' y="\'" href="&quot;&gt;&lt;b&gt;$&amp;&amp;&#39;">',
  );
});

Deno.test('changes of one element are combined; those inside a filled element are dropped with it', () => {
  const html = '<div x><a y>1</a></div><p z>2</p>';
  assert.equal(
    changed(html, (page) => {
      page.set(first(page, 'y'), { href: '/' });
      page.fill(first(page, 'x'), '<i>$&</i>');
      page.set(first(page, 'x'), { a: '1' });
      page.set(first(page, 'x'), { b: '2' });
      page.hide(first(page, 'z'), true);
      page.begin(first(page, 'z'), '0');
    }),
    '<div x="" a="1" b="2"><i>$&</i></div><p z="" hidden="">02</p>',
  );
});

Deno.test('a missing element is not changed, nor filled when it is not closed', () => {
  assert.equal(
    changed('<p x>1', (page) => {
      page.fill(first(page, 'x'), '2');
      page.set(first(page, 'y'), { z: '1' });
      page.hide(page.root, true);
    }),
    '<p x>1',
  );
});

Deno.test('properties of Object.prototype are not attributes', () => {
  assert.deepEqual(new PageSource('<p x>').all('constructor'), []);
  assert.equal(
    changed('<p x constructor="a">', (page) => page.set(first(page, 'x'), { constructor: null })),
    '<p x="">',
  );
});
