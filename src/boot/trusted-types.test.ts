/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { isData, isHarmless } from './trusted-types.ts';

it.each([
  '',
  'Текст',
  '<p id="a">Линзы <a href="/catalog/" title="on = 1; javascript:">дневные</a></p><ul><li>1</li></ul>',
  '<svg viewBox="0 0 4 4"><circle r="2" style="fill:red"/></svg><b>7</b>',
  '<form action="/survey/" method="post"><input type="radio" name="a"/></form>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<script></script>',
])('accepts %s', (html) => {
  expect(isHarmless(html)).toBe(true);
});

it.each([
  '<script>alert(1)</script>',
  '<script src="/a.js"></script>',
  '<img src="x" onerror="alert(1)">',
  '<svg><a href="javascript:alert(1)">x</a></svg>',
  '<p><a href=" JavaScript:alert(1)">x</a></p>',
  '<iframe srcdoc="&lt;script&gt;"></iframe>',
  '<style>p{background:url(https://evil.test)}</style>',
  '<p>a<link rel="stylesheet" href="https://evil.test/a.css"></p>',
  '<base href="https://evil.test/">',
  '<template><img src=x onerror=alert(1)></template>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
])('rejects %s', (html) => {
  expect(isHarmless(html)).toBe(false);
});

it('distinguishes data from code', () => {
  expect(isData('{"@context":"https://schema.org","name":"«Ясно»"}')).toBe(true);
  for (const text of ['alert(1)', '{alert(1)}', '[]', '"use strict"', '1', '', '{"a":1};b()']) {
    expect(isData(text)).toBe(false);
  }
});
