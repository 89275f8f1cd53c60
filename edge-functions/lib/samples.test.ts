import assert from 'node:assert/strict';
import { PageSource } from './page-source.ts';
import { emptySamples, filled, fillSlot, samplesOf } from './samples.ts';

const samplesIn = (html: string) => samplesOf(new PageSource(html));

function withSlot(html: string, name: string, content: string, key = ''): string {
  const source = new PageSource(html);
  fillSlot(source, name, content, key);
  return source.html();
}

function withoutSamples(html: string): string {
  const source = new PageSource(html);
  emptySamples(source);
  return source.html();
}

const page = (inside: string) => `<main><div class="a" data-slot="shops"></div>${inside}</main>`;
const shop =
  '<noscript data-sample="shop"><template><div><a href="/x/?id={{id}}">{{title}}</a>' +
  '<p data-when="metro">Метро {{metro}}</p></div></template></noscript>';

Deno.test('finds samples, the hidden ones without their template', () => {
  const samples = samplesIn(page(`${shop}<noscript data-sample="failed"><p>Нет</p></noscript>`));
  assert.equal(samples.get('failed'), '<p>Нет</p>');
  assert.match(samples.get('shop') ?? '', /^<div><a href.*<\/div>$/);
});

Deno.test('every value becomes text', () => {
  const sample = samplesIn(page(shop)).get('shop') ?? '';
  const hostile = `"><script>alert('1')</script>{{id}}<template data-part="shops"></template>$&`;
  const html = filled(sample, {
    values: { id: hostile, title: hostile },
    parts: { shops: '<b>' },
  });
  const text =
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;{{id}}&lt;template data-part=&quot;shops&quot;&gt;&lt;/template&gt;$&amp;';
  assert.equal(html, `<div><a href="/x/?id=${text}">${text}</a></div>`);
});

Deno.test('leaves out only the parts without a value', () => {
  const sample = '<p data-when="metro">Метро {{metro}}</p><p>Дом {{house}}</p>';
  assert.equal(filled(sample, { values: { house: '3' } }), '<p>Дом 3</p>');
  assert.equal(
    filled(sample, { values: { metro: 'Сокол' } }),
    '<p data-when="metro">Метро Сокол</p><p>Дом </p>',
  );
  // Names of every object are not values.
  assert.equal(filled('<p>{{constructor}}</p>', {}), '<p></p>');
});

Deno.test('inserts parts unchanged, and names their content', () => {
  const part = filled('<template data-part="a"></template>', { parts: { a: '<i>$&</i>' } });
  const html = withSlot(page(''), 'shops', part, '5|"К"');
  assert.equal(
    html,
    '<main><div class="a" data-slot="shops" data-served="5|&quot;К&quot;"><i>$&</i></div></main>',
  );
});

Deno.test('a page without the slot or the samples stays unchanged', () => {
  assert.equal(withSlot('<main></main>', 'shops', 'x'), '<main></main>');
  const full = '<main><div data-slot="a"><b></b></div></main>';
  assert.equal(withSlot(full, 'a', 'x'), full);
  assert.equal(samplesIn('<main></main>').size, 0);
  assert.equal(withoutSamples('<noscript>Нет</noscript>'), '<noscript>Нет</noscript>');
  assert.equal(withoutSamples(page(shop)), page('<noscript data-sample="shop"></noscript>'));
});
