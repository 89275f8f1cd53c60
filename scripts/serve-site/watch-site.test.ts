import { expect, it } from '@jest/globals';
import { kindOf } from './watch-site.ts';

it.each([
  ['/', 'page'],
  ['/articles/?page=1.5', 'page'],
  ['/app-4f2d.js', 'file'],
  ['/page-data/faq/page-data.json', 'file'],
  ['/rest/shops?city=1', 'call'],
  ['/media/4f2d.png', 'media'],
  ['/admin/', 'editor'],
  ['/health/ready', null],
])('%s is counted as %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});
