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
      '<a href="https://yasno.example/admin/articles/12/">О &lt;зрении&gt;</a></strong> (articles 12)<br>поле «body»: Нет сноски с кодом x',
    );
    expect(page({ held: [{ ...held, title: null, field: null }] })).toContain(
      'zrenie</a></strong> (articles 12)<br>Нет сноски',
    );
  });

  it('has no link for a whole collection', () => {
    expect(page({ held: [{ ...held, id: 0 }] })).not.toContain('<a ');
  });
});
