/** Texts are stored without characters that nobody sees in a form. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectionNamed } from '../../backend/editor/collections/index.ts';
import { readInput } from '../../backend/editor/faults.ts';

const read = (title: string, lead = 'Лид') =>
  readInput(collectionNamed('discounts').schema(null), {
    ...{ title, lead, alias: 'skidka', kind: 'online', body: '<p>Текст</p>', percent: 10 },
    ...{ valid_from: '2026-01-01', valid_to: '2026-02-01', products: [] },
    cover: { src: '/media/a.png', alt: 'Линза', width: 1, height: 1 },
  });

const stored = (title: string, lead?: string) => {
  const found = read(title, lead);
  if (found.faults !== null) throw new assert.AssertionError({ message: 'It was refused' });
  return { title: found.output['title'], lead: found.output['lead'] };
};

test('a title is on one line', () => {
  for (const one of ['\t', '\n', '\r\n', '\u2028', '\u2029', '\v']) {
    assert.equal(stored(`Линзы${one}и очки`).title, 'Линзы и очки', JSON.stringify(one));
  }
});

test('a longer text keeps its lines', () => {
  assert.equal(stored('Линзы', 'Раз\nдва\u2028три\r\nчетыре').lead, 'Раз\nдва\nтри\r\nчетыре');
});

test('controls are dropped, and marks that turn letters around; those that join them stay', () => {
  assert.equal(stored('Лин\u0007зы \u202eабв').title, 'Линзы абв');
  assert.equal(stored('👩‍👩‍👧 שלום\u200f!').title, '👩‍👩‍👧 שלום\u200f!');
});

test('a text of unseen characters is missing', () => {
  for (const nothing of ['\u200b\u200b', '\u202e\u202d', '\u00a0\u2060', '\u0007']) {
    assert.equal(read(nothing).faults?.['title'], 'Заполните поле', JSON.stringify(nothing));
  }
});
