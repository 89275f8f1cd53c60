import { describe, expect, it } from '@jest/globals';
import type { Held } from '../content/part.ts';
import type { Status } from '../status.ts';
import { statusPage } from './status-page.ts';

const now = new Date('2026-11-24T10:00:00Z');
const idle: Status = {
  state: 'idle',
  revision: 7,
  published_revision: 7,
  queued: 0,
  last: null,
  error: null,
  held: [],
};
const held: Held = {
  ...{ entity: 'articles', id: 12, alias: 'zrenie', title: 'О <зрении>' },
  ...{ field: 'body', words: 'Нет сноски с кодом x', reason: 'there is no footnote "x"' },
};
const page = (status: Partial<Status>) =>
  statusPage(
    { status: { ...idle, ...status }, releases: [], siteUrl: 'https://yasno.example' },
    now,
  );

describe('statusPage', () => {
  it('says that all is published only when nothing is held back or queued', () => {
    expect(page({})).toContain('Всё опубликовано');
    expect(page({ queued: 1 })).not.toContain('Всё опубликовано');
    const html = page({ held: [held] });
    expect(html).not.toContain('Всё опубликовано');
    expect(html.indexOf('Опубликовано, кроме')).toBeLessThan(html.indexOf('Не\u00a0опубликовано'));
  });

  it('names what is held back by its title, with a link, the field and the reason', () => {
    expect(page({ held: [held] })).toContain(
      '<a href="https://yasno.example/admin/articles/12/">О &lt;зрении&gt;</a></strong> (Статья, №\u00a012)<br>поле «body»: Нет сноски с кодом x',
    );
    expect(page({ held: [{ ...held, title: null, field: null }] })).toContain(
      'zrenie</a></strong> (Статья, №\u00a012)<br>Нет сноски',
    );
  });

  it('names documents and settings by what they are, not by their codes', () => {
    const document = { ...held, entity: 'documents', id: 3, alias: 'main.page' } as const;
    expect(page({ held: [document] })).toContain('/admin/documents/3/">Главная</a></strong>');
    const settings = {
      ...held,
      entity: 'settings',
      id: 1,
      alias: 'settings',
      title: null,
    } as const;
    expect(page({ held: [settings] })).toContain(
      '/admin/settings/1/">Настройки сайта</a></strong>',
    );
  });

  it('writes numbers in Russian, and marks the English reason', () => {
    const last = { revision: 7, changed: 12_345, removed: 0, ms: 52.3 };
    const html = page({ last, error: 'The disk is full.' });
    expect(html).toContain('изменено файлов: 12\u00a0345, удалено: 0, за 52,3\u00a0мс');
    expect(html).toContain('<dd><span lang="en">The disk is full.</span></dd>');
  });

  it('has no link for a whole collection', () => {
    const html = page({ held: [{ ...held, id: 0, alias: 'article.list', title: null }] });
    expect(html).toContain('<strong>Статьи</strong> (целиком)');
    expect(html).not.toContain('<a ');
  });
});
