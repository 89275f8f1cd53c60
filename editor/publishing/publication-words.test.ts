import { describe, expect, it } from '@jest/globals';
import type { ShownRevision } from '../../contract/schemas/publishing.ts';
import { changeWords } from '../releases/release-words.ts';
import { changedPages, durationWords, publicationWords } from './publication-words.ts';

const none = { total: 0, items: [] };
const changes = {
  added: { total: 1, items: ['/articles/a/'] },
  changed: { total: 5, items: ['/', '/articles/'] },
  removed: none,
  files: 3,
  everywhere: false,
};
const told: ShownRevision = {
  is_shown: true,
  state: 'idle',
  queued: 0,
  ms: 38.2,
  changes,
  compared: { from: 1, to: 2 },
  held: [],
};

describe('the line of a publication', () => {
  it('says how long it took, and how many pages have changed', () => {
    expect(publicationWords(told)).toBe('Опубликовано за\u00a038\u00a0мс · 6\u00a0страниц');
    expect(publicationWords({ ...told, changes: null })).toMatch(/страницы те\u00a0же$/);
    expect(publicationWords({ ...told, changes: { ...changes, everywhere: true } })).toMatch(
      /все страницы/,
    );
  });

  it('does not call a changed redirect nothing', () => {
    const redirect = { ...changes, added: none, changed: none, files: 1 };
    const words = 'страницы те\u00a0же, изменились переадресации или файлы';
    expect(publicationWords({ ...told, changes: redirect })).toContain(words);
    expect(changeWords(redirect)).toBe(words);
    expect(changeWords({ ...redirect, files: 0 })).toBe('страницы те\u00a0же');
  });

  it('reports the state of the site until then', () => {
    const waiting = { ...told, is_shown: false, ms: null, changes: null };
    expect(publicationWords({ ...waiting, state: 'working' })).toBe('Сохранено, публикуем…');
    expect(publicationWords({ ...waiting, state: 'held back' })).toMatch(/прежний выпуск/);
    expect(publicationWords(null)).toBe('Сохранено');
  });

  it('uses milliseconds below a second, at least one', () => {
    expect([0.2, 38.2, 1430].map(durationWords)).toEqual(['1\u00a0мс', '38\u00a0мс', '1,4\u00a0с']);
  });
});

describe('the pages of a publication', () => {
  it('are listed with their kind of change, and the rest are counted', () => {
    expect(changedPages(changes)).toEqual({
      pages: [
        { url: '/articles/a/', what: 'added' },
        { url: '/', what: 'changed' },
        { url: '/articles/', what: 'changed' },
      ],
      more: 3,
    });
  });
});
