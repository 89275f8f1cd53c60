import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readPdf } from '../../../tests/unit/pdf.ts';
import { tempDirectory } from '../../../tests/unit/temp-directory.ts';
import type { PageDocument, StaticPage } from '../../../contract/schemas/reference.ts';
import { composePages } from '../compose/compose.ts';
import { finishingOf, finishPage } from '../derive-pages.ts';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleFootnote, exampleStaticPage } from '../../../tests/examples/pages.ts';
import { documentPath, writeDocuments } from './document-files.ts';

const directory = tempDirectory();
const rules: PageDocument = { name: 'site_rules', edition: '2026-11-01', file: null };

/** Pages as the build has them. */
function pagesOf(...staticPages: StaticPage[]) {
  const content = { ...exampleContent(), staticPages, footnotes: [exampleFootnote('a')] };
  const finishing = finishingOf(content);
  return composePages(content).map((page) => finishPage(page, finishing));
}

const write = (...pages: StaticPage[]) =>
  writeDocuments(join(directory.path, 'public'), pagesOf(...pages), {
    siteUrl: 'https://yasno.test',
    uploads: join(directory.path, 'kept'),
  });
const written = () => readdir(join(directory.path, 'public/upload'));
const file = (name: string) => readFile(join(directory.path, 'public/upload', name));

it('writes the content of the page, including footnotes', async () => {
  const body = '<p>Слово<sup data-footnote="a"></sup></p>';
  await write(exampleStaticPage(1), exampleStaticPage(2, { body, document: rules }));
  expect(await written()).toEqual(['site_rules.pdf']);
  const { pages, links } = readPdf(await file('site_rules.pdf'));
  expect(pages.join()).toContain('Страница 2');
  expect(pages.join()).toContain('Сноска a');
  expect(links).toEqual(['https://yasno.test/content/page-2/']);
});

it('shows the pictures of the page, with their descriptions', async () => {
  await mkdir(join(directory.path, 'kept'), { recursive: true });
  const colours = { width: 960, height: 600, channels: 3, background: '#0a7d87' } as const;
  await sharp({ create: colours }).webp().toFile(join(directory.path, 'kept/a-960.webp'));
  const picture = (alt: string) =>
    `<figure><picture><img src="/pictures/a-960.webp" alt="${alt}" width="960" height="600" />` +
    '</picture><figcaption>Вид сверху</figcaption></figure>';
  const body = `${picture('Две линзы')}${picture('')}`;
  await write(exampleStaticPage(1, { body, document: rules }));
  const { pages, parts, raw } = readPdf(await file('site_rules.pdf'));
  expect(pages.join().match(/Вид сверху/g)).toHaveLength(2);
  expect(parts.filter((part) => part === 'Figure')).toHaveLength(1);
  expect(raw).toContain('/Subtype /Image');
  expect(raw).toContain('/DCTDecode');
});

it('uses a PDF uploaded by an editor unchanged', async () => {
  await mkdir(join(directory.path, 'kept'), { recursive: true });
  await writeFile(join(directory.path, 'kept/upload-1.pdf'), '%PDF-1.7 свой');
  const document = { ...rules, file: '/media/upload-1.pdf' };
  await write(exampleStaticPage(1, { document }));
  expect(String(await file('site_rules.pdf'))).toBe('%PDF-1.7 свой');
});

it('removes the file of a page that no longer has one', async () => {
  await write(exampleStaticPage(1, { document: rules }));
  await write(exampleStaticPage(1, { document: { ...rules, name: 'other' } }));
  expect(await written()).toEqual(['other.pdf']);
  await write(exampleStaticPage(1));
  expect(await written()).toEqual([]);
});

it('ignores other pages, and rejects two pages with the same file', () => {
  const paths = pagesOf(exampleStaticPage(1, { document: rules })).flatMap(
    (page) => documentPath(page) ?? [],
  );
  expect(paths).toEqual(['upload/site_rules.pdf']);
  const two = [1, 2].map((id) => exampleStaticPage(id, { document: rules }));
  expect(() => pagesOf(...two)).toThrow('Two pages have the document site_rules');
});
