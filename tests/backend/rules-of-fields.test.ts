/** Violations of rules on several fields are reported only when each field is valid on its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectionNamed } from '../../backend/editor/collections/index.ts';
import { readInput } from '../../backend/editor/faults.ts';

const faultsOf = (given: Record<string, unknown>) => {
  const { faults } = readInput(collectionNamed('discounts').schema(null), {
    title: 'Скидка',
    alias: 'skidka',
    kind: 'online',
    lead: 'Две пары',
    body: '<p>Текст</p>',
    percent: 10,
    valid_from: '2026-01-01',
    valid_to: '2026-02-01',
    cover: { src: '/media/a.png', alt: 'Линза', width: 1, height: 1 },
    products: [],
    ...given,
  });
  return Object.keys(faults ?? {});
};

test('a violated rule is reported at its field', () => {
  assert.deepEqual(faultsOf({}), []);
  assert.deepEqual(faultsOf({ valid_to: '2025-12-31' }), ['valid_to']);
});

test('a rule is not checked while a field it reads is invalid', () => {
  assert.deepEqual(faultsOf({ valid_from: 'скоро' }), ['valid_from']);
});

test('another invalid field does not hide the rule', () => {
  assert.deepEqual(faultsOf({ percent: 101, valid_to: '2025-12-31' }), ['percent', 'valid_to']);
});

test('the limit of a number has spaces, and a real minus', () => {
  const { faults } = readInput(collectionNamed('partner-offers').schema(null), { points: 1e9 });
  assert.equal(faults?.['points'], 'Не\u00a0больше 100\u00a0000');
  const shop = readInput(collectionNamed('cities').schema(null), { lat: -91 });
  assert.equal(shop.faults?.['lat'], 'Не\u00a0меньше −90');
});
