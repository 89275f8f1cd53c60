import assert from 'node:assert/strict';
import { attributeOf, markQuery, withAttribute, withHidden } from './tags.ts';

Deno.test('an attribute is set, replaced and taken away', () => {
  assert.equal(withAttribute('<a class="x">', 'href', '/a/'), '<a href="/a/" class="x">');
  assert.equal(
    withAttribute('<a href="/b/" class="x">', 'href', '/a/'),
    '<a href="/a/" class="x">',
  );
  assert.equal(withAttribute('<a class="x" href="/b/">', 'href', null), '<a class="x">');
  assert.equal(withAttribute('<input checked/>', 'checked', null), '<input/>');
  assert.equal(withAttribute('<p>', 'data-a', null), '<p>');
});

Deno.test('an attribute whose name only begins alike stays', () => {
  const tag = '<li data-section-x="1" data-section="a">';
  assert.equal(withAttribute(tag, 'data-section', null), '<li data-section-x="1">');
  assert.equal(attributeOf(tag, 'section'), undefined);
  assert.equal(attributeOf(tag, 'data-section'), 'a');
});

Deno.test('a value cannot leave its quotes, and «$&» means nothing', () => {
  assert.equal(withAttribute('<a>', 'href', '"><b>$&&'), '<a href="&quot;><b>$&amp;&amp;">');
});

Deno.test('hides and shows', () => {
  assert.equal(withHidden('<li class="a">', true), '<li hidden="" class="a">');
  assert.equal(withHidden('<li class="a" hidden="">', false), '<li class="a">');
  assert.equal(withHidden('<li hidden="">', true), '<li hidden="">');
});

Deno.test('the query stands on the root element, once', () => {
  const page = '<!doctype html><html lang="ru"><html-x></html>';
  const marked =
    '<!doctype html><html data-query="?section=a&amp;type=b" lang="ru"><html-x></html>';
  assert.equal(markQuery(page, '?section=a&type=b'), marked);
  assert.equal(markQuery(marked, '?section=a&type=b'), marked);
});
