import { describe, expect, it } from '@jest/globals';
import {
  correctionFault,
  correctionWords,
  lostPoints,
  memberName,
  readCorrection,
  returnedPoints,
} from './person-words.ts';

describe('a correction of points', () => {
  it.each([
    ['150', 150],
    ['+1\u00a0500', 1_500],
    ['−20', -20],
    ['- 20', -20],
    ['0', null],
    ['1,5', null],
    ['', null],
    ['много', null],
  ])('typed as %j is %j', (typed, points) => {
    expect(readCorrection(typed)).toBe(points);
  });

  it.each([
    ['', null],
    ['−', null],
    ['5', null],
    ['-20', null],
    ['-21', 'Столько у\u00a0участника нет'],
    ['0', 'Нужно целое число, не\u00a0ноль'],
    ['1,5', 'Нужно целое число, не\u00a0ноль'],
    ['100 000', null],
    ['100001', 'Не\u00a0больше 100\u00a0000\u00a0баллов за\u00a0раз'],
    ['99999999', 'Не\u00a0больше 100\u00a0000\u00a0баллов за\u00a0раз'],
  ])('of 20 points, typed as %j, is refused with %j', (typed, fault) => {
    expect(correctionFault(typed, 20)).toBe(fault);
  });

  it('shows its sign and the right plural', () => {
    expect([correctionWords(1), correctionWords(-22)]).toEqual(['+1\u00a0балл', '−22\u00a0балла']);
  });
});

describe('a member', () => {
  it('loses and regains points in the right plural', () => {
    expect([1, 21, 3].map(lostPoints)).toEqual([
      '1\u00a0балл пропадёт',
      '21\u00a0балл пропадёт',
      '3\u00a0балла пропадут',
    ]);
    expect([1, 21, 150].map(returnedPoints)).toEqual([
      '1\u00a0балл вернётся',
      '21\u00a0балл вернётся',
      '150\u00a0баллов вернутся',
    ]);
  });

  it('is called by name, or by number without one', () => {
    const member = { id: 7, first_name: 'Анна', last_name: null };
    expect(memberName(member)).toBe('Анна');
    expect(memberName({ ...member, first_name: null })).toBe('Участник 7');
  });
});
