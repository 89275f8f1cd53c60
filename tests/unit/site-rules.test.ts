import { expect, it } from '@jest/globals';
import { siteRules } from '../../backend/seed/site-rules.ts';
import { typeset } from '../../backend/seed/typography.ts';
import { drawDocument } from '../../src/build/pdf/draw-document.ts';
import { readPdf } from './pdf.ts';

it('renders the rules of the site on a few pages, in a file that a phone loads quickly', async () => {
  const { title, lead, body } = typeset(siteRules);
  const address = 'https://yasno.test/content/pravila-sajta/';
  const own = { brand: 'Ясно', footnotes: [], edition: '2026-11-01', address };
  const bytes = await drawDocument({ title, lead, body, ...own });
  const { pages } = readPdf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.length).toBeLessThan(7);
  expect(bytes.length).toBeLessThan(120_000);
  expect(pages.at(-1)).toMatch(/11\.\sСпоры/);
  // No heading is left alone at the bottom of a page.
  for (const page of pages) expect(page.split('\n').at(-2)).not.toMatch(/^\d+\.\s\S/);
});
