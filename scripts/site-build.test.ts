import { describe, expect, it } from '@jest/globals';
import { firstErrorIn } from './site-build.ts';

function wordsOf(printed: string): string {
  const error = firstErrorIn();
  for (const line of printed.split('\n')) error.take(line);
  return error.words();
}

describe('firstErrorIn', () => {
  it.each([
    ['', ''],
    ['success load plugins - 0.2s\nan error is no title', ''],
    [
      'success so\nerror The content cannot be used. call "faq"\nmore\nerror Another',
      'The content cannot be used. call "faq"',
    ],
    ['ERROR  #98123  WEBPACK\n\nIt failed', '#98123  WEBPACK'],
    [
      ' ERROR  UNKNOWN\n\nThe content cannot be used. call "faq", field items: it is\nempty\n\nnot finished source',
      'The content cannot be used. call "faq", field items: it is empty',
    ],
    [
      ' ERROR  UNKNOWN\nThe disk is full.\nnot finished source and transform nodes',
      'The disk is full.',
    ],
  ])('in %j is %j', (printed, expected) => {
    expect(wordsOf(printed)).toBe(expected);
  });
});
