import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { robotsText } from './robots-txt.ts';

it('disallows only URLs that are not pages, and names the sitemap', () => {
  const lines = robotsText('https://yasno.test').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/rest/', '/city/choose/', '/review/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  for (const path of ['/', '/personal/', '/auth/', '/search/', '/view/']) {
    expect(lines).not.toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain('Sitemap: https://yasno.test/sitemap.xml');
});

it('names the parameters that change nothing on a page, in lines that Yandex accepts', () => {
  const lines = robotsText('https://yasno.test').match(/^Clean-param: .*$/gm) ?? [];
  for (const mark of ['utm_source', 'yclid', 'ysclid', 'erid', 'gclid']) {
    expect(lines[0]).toMatch(new RegExp(`[ &]${mark}(?:&|$)`));
  }
  expect(lines).toContain('Clean-param: optic /certificate/');
  expect(lines).toContain('Clean-param: source /themes/feedback/');
  // The longest rule that Yandex reads.
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(500);
});

it('names the same tracking parameters as the rules of the cache in front of the site', () => {
  const [, marks = ''] = /Clean-param: (\S+)\n/.exec(robotsText('https://yasno.test')) ?? [];
  const rules = readFileSync('docs/operations/varnish.vcl', 'utf8');
  const [, dropped = ''] = /"\(\?<=\[\?&\]\)\((utm_[^)]+)\)=/.exec(rules) ?? [];
  const told = marks.split('&').map((mark) => mark.replace(/^utm_.*/, 'utm_[a-z]+'));
  expect(dropped.split('|').sort()).toEqual([...new Set(told)].sort());
});
