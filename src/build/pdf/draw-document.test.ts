import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf, type ReadPdf } from '../../../tests/unit/pdf.ts';
import { drawDocument, type PaperText } from './draw-document.ts';

const clauses = Array.from({ length: 60 }, (_, at) => `<p>2.${at + 1}. Пункт про линзы.</p>`);
const text: PaperText = {
  brand: 'Ясно',
  title: 'Правила',
  lead: 'О чём они',
  body:
    '<h2>1. Начало</h2><p>1.1. Слово<sup>1</sup> и <a href="/faq/">вопросы</a>, ' +
    '<a href="#vnizu">ниже</a>, <strong>важно</strong>.</p><ul><li>пункт</li></ul>' +
    '<table><tr><th>Имя</th></tr><tr><td>view</td></tr></table>' +
    `<h2>2. Дальше</h2>${clauses.join('')}`,
  footnotes: ['Пояснение.'],
  edition: '2026-11-01',
  address: 'https://yasno.test/content/pravila/',
};

describe('a page as a PDF', () => {
  let bytes: Buffer;
  let read: ReadPdf;
  beforeAll(async () => {
    bytes = await drawDocument(text);
    read = readPdf(bytes);
  });

  it('has all its text searchable and copyable', () => {
    const whole = read.pages.join('\n');
    expect(read.pages[0]).toMatch(/^Правила\nО чём они\nРедакция от\s1\sноября\s2026\sг\./);
    expect(whole).toContain('вопросы, ниже, важно.');
    for (const words of ['• ', 'пункт', 'view', '2. Дальше', 'Сноски', 'Пояснение.']) {
      expect(whole).toContain(words.trim());
    }
    expect(whole.match(/Пункт про линзы\./g)).toHaveLength(60);
  });

  it('keeps words separate across line breaks', async () => {
    const long = `<p>1.1. ${'слово '.repeat(60)}</p>`;
    const { pages } = readPdf(await drawDocument({ ...text, body: long, footnotes: [] }));
    const listened = pages.join('').replaceAll('\n', '');
    expect(listened).toContain(`1.1. ${'слово '.repeat(60).trimEnd()}`);
  });

  it('numbers its pages, and shows its title and edition on each', () => {
    const { pages } = read;
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, page] of pages.entries()) {
      const foot = `Ясно · Правила · Редакция от 1 ноября 2026 г.стр. ${at + 1} из ${pages.length}`;
      expect(page.replaceAll('\u00a0', ' ').split('\n').at(-1)).toBe(foot);
    }
  });

  it('links to absolute URLs, resolving relative ones', () => {
    expect(read.links).toEqual([text.address, 'https://yasno.test/faq/', `${text.address}#vnizu`]);
  });

  it('is tagged for screen readers, in its language, and has bookmarks', () => {
    const kinds = ['H1', 'H2', 'P', 'Link', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD'];
    for (const kind of ['Document', ...kinds]) expect(read.parts).toContain(kind);
    expect(read.raw).toContain('/Lang (ru-RU)');
    expect(read.raw).toContain('/DisplayDocTitle true');
    expect(read.raw).toMatch(/\/MarkInfo/);
    expect(read.raw).toMatch(/\/Outlines/);
  });

  it('is byte-identical in every build, and contains no date but that of its edition', async () => {
    expect((await drawDocument({ ...text })).equals(bytes)).toBe(true);
    const days = read.raw.match(/D:\d{14}Z/g);
    expect(new Set(days)).toEqual(new Set(['D:20261101000000Z']));
    const other = await drawDocument({ ...text, edition: '2026-12-01' });
    expect(other.equals(bytes)).toBe(false);
  });
});
