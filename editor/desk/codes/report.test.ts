import { describe, expect, it } from '@jest/globals';
import { faultLines, reportWords } from './report.ts';

describe('an import of codes', () => {
  it('reports what it would do, and what it has done', () => {
    expect(reportWords({ added: 21, known: 0 }, false)).toBe('Добавится: 21\u00a0код.');
    expect(reportWords({ added: 2, known: 5 }, true)).toBe(
      'Добавлено: 2\u00a0кода, уже есть и\u00a0останется как было: 5\u00a0кодов.',
    );
  });

  it('lists faults by line and column, in line order', () => {
    const faults = { '12.points': 'Нужно число', '3.code': 'Код не\u00a0сходится' };
    expect(faultLines(faults)).toEqual([
      'Строка 3, код: Код не\u00a0сходится',
      'Строка 12, баллы: Нужно число',
    ]);
  });
});
