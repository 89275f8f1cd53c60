import { expect, it } from '@jest/globals';
import { element } from './xml.ts';

it.each([
  ['«Ясно» & Co', '«Ясно» &amp; Co'],
  [']]><script a="b">', ']]&gt;&lt;script a=&quot;b&quot;&gt;'],
  ["д'Артаньян", 'д&apos;Артаньян'],
  ['а\u0000б\u000bв\uffffг\nд', 'абвг\nд'],
])('writes %j as %j', (text, written) => {
  expect(element('title', text)).toBe(`<title>${written}</title>`);
});
