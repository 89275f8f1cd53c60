import { expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { exampleStaticPage } from '../../tests/examples/pages.ts';
import { Documents } from './documents.ts';

const directory = tempDirectory();

function pageOf(id: number, name: string | null, title = `Страница ${id}`): [string, PageFields] {
  const document = name === null ? null : { name, edition: '2026-11-01', file: null };
  const page = exampleStaticPage(id, { title, document });
  const share = { src: '', alt: '', title: '', kicker: '', cover: null };
  const head = { title, description: '' };
  return [page.url, { kind: 'staticPage', url: page.url, head, data: { page, pages: [] }, share }];
}

const documents = () => new Documents({ siteUrl: 'https://yasno.test', uploads: directory.path });

it('follows a document that moves to another page or is renamed', async () => {
  const made = documents();
  const first = await made.update(new Map([pageOf(1, 'rules'), pageOf(2, null)]));
  first.keep();
  expect([...first.output.keys()]).toEqual(['upload/rules.pdf']);

  const moved = await made.update(new Map([pageOf(1, null), pageOf(2, 'rules')]));
  moved.keep();
  expect([...moved.output].map(([path, file]) => [path, file === null])).toEqual([
    ['upload/rules.pdf', false],
  ]);

  const renamed = await made.update(new Map([pageOf(2, 'terms')]));
  renamed.keep();
  expect([...renamed.output].map(([path, file]) => [path, file === null])).toEqual([
    ['upload/rules.pdf', true],
    ['upload/terms.pdf', false],
  ]);

  const gone = await made.update(new Map([['/content/page-2/', null]]));
  expect([...gone.output]).toEqual([['upload/terms.pdf', null]]);
});

it('changes nothing when an update is abandoned', async () => {
  const made = documents();
  (await made.update(new Map([pageOf(1, 'rules')]))).keep();
  await made.update(new Map([pageOf(1, null)]));
  const again = await made.update(new Map([pageOf(1, null)]));
  expect([...again.output]).toEqual([['upload/rules.pdf', null]]);
});

it('renders a different file from different text, and the same one from the same text', async () => {
  const file = async (title: string) => {
    const { output } = await documents().update(new Map([pageOf(1, 'rules', title)]));
    return JSON.stringify(output.get('upload/rules.pdf'));
  };
  expect(await file('Правила')).toBe(await file('Правила'));
  expect(await file('Правила')).not.toBe(await file('Иначе'));
});
