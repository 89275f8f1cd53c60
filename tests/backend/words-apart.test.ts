/** The differences between two texts by word, as an editor sees them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsApart } from '../../src/config/words-apart.ts';

const parts = (before: string, after: string) =>
  wordsApart(before, after)?.map(({ text, change }) => [text, change]);

test('Russian texts are compared by whole words', () => {
  assert.deepEqual(parts('Как выбрать линзы', 'Как носить линзы'), [
    ['Как ', 'same'],
    ['выбрать', 'removed'],
    ['носить', 'added'],
    [' линзы', 'same'],
  ]);
  assert.deepEqual(parts('Ёлка', 'Ёжик'), [
    ['Ёлка', 'removed'],
    ['Ёжик', 'added'],
  ]);
});

test('a tag, a number and a compound stay in one piece', () => {
  assert.deepEqual(parts('<p>из-за 1,5 D</p>', '<h2>из-за 2,5 D</h2>'), [
    ['<p>', 'removed'],
    ['<h2>', 'added'],
    ['из-за ', 'same'],
    ['1,5', 'removed'],
    ['2,5', 'added'],
    [' D', 'same'],
    ['</p>', 'removed'],
    ['</h2>', 'added'],
  ]);
});

test('a space differs from a non-breaking one', () => {
  assert.deepEqual(parts('15 %', '15\u00a0%'), [
    ['15', 'same'],
    [' ', 'removed'],
    ['\u00a0', 'added'],
    ['%', 'same'],
  ]);
});

test('long texts with nothing in common are not compared by words', () => {
  const numbers = (from: number) =>
    Array.from({ length: 6_000 }, (_, index) => String(from + index)).join(' ');
  assert.equal(wordsApart(numbers(10_000), numbers(90_000)), null);
});
