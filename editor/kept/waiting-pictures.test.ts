import { afterEach, describe, expect, it } from '@jest/globals';
import type { Fields } from '../../contract/collections/field.ts';
import { richTextKeeps } from '../../contract/collections/rich-text.ts';
import { waitingNames } from './waiting-names.ts';
import { hasWaiting, keptChanges } from './waiting-pictures.ts';

const text = { kind: 'rich-text', label: 'Текст', max: 1_000, keeps: richTextKeeps } as const;
const fields: Fields = {
  body: text,
  steps: {
    kind: 'list',
    label: 'Шаги',
    max: 9,
    item: { kind: 'group', label: 'Шаг', fields: { text } },
  },
};

const BLOB = 'blob:http://a/1';
const STORED = '<figure><img src="/media/a.png" alt="Линза"></figure>';
const onItsWay = (src: string, caption = '') =>
  `<figure data-width="half"><img src="${src}" alt="">${caption}</figure>`;

afterEach(() => waitingNames.clear());

describe('a picture that is still uploading when the tab closes', () => {
  it('is left out of the kept changes, and reported with its position', () => {
    waitingNames.set(BLOB, 'линза.png');
    const value = `<p>Вымойте руки</p>${onItsWay(BLOB)}${STORED}<p>два</p>`;
    const changes = { body: { base: '<p>Было</p>', value } };
    expect(keptChanges(fields, changes)).toEqual({
      changes: { body: { base: '<p>Было</p>', value: `<p>Вымойте руки</p>${STORED}<p>два</p>` } },
      lost: ['«линза.png»: Текст, после «Вымойте руки»'],
    });
  });

  it('leaves the text of its caption', () => {
    const value = onItsWay('data:image/png;base64,AA', '<figcaption>Вид <b>сбоку</b></figcaption>');
    const kept = keptChanges(fields, { body: { base: null, value } });
    expect(kept.changes).toEqual({ body: { base: null, value: '<p>Вид <b>сбоку</b></p>' } });
    expect(kept.lost).toEqual(['Текст, в\u00a0начале текста']);
  });

  it('is also found in the rows of a list', () => {
    const value = [{ text: '<p>раз</p>' }, { text: `<p>Наденьте линзу</p>${onItsWay(BLOB)}` }];
    const kept = keptChanges(fields, { steps: { base: [], value } });
    expect(kept.changes['steps']?.value).toEqual([
      { text: '<p>раз</p>' },
      { text: '<p>Наденьте линзу</p>' },
    ]);
    expect(kept.lost).toEqual(['Шаги 2, Текст, после «Наденьте линзу»']);
    expect(hasWaiting({ steps: value })).toBe(true);
  });

  it('is not confused with a stored one', () => {
    const changes = { body: { base: null, value: STORED } };
    expect(keptChanges(fields, changes)).toEqual({ changes, lost: [] });
    expect(hasWaiting(changes)).toBe(false);
  });
});
