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
