import { describe, expect, it } from '@jest/globals';
import { packageCodeFrom } from '../../../config/package-code.ts';
import { judged, refusalWords } from './code-words.ts';

const CODE = packageCodeFrom('K7M29XWD4H');
const wrong = `${CODE.slice(0, -1)}${CODE.endsWith('A') ? 'B' : 'A'}`;

describe('judged', () => {
  it('waits for all twelve characters', () => {
    expect(judged('')).toEqual({ state: 'short', left: 12 });
    expect(judged('K7M2-9')).toEqual({ state: 'short', left: 7 });
  });

  it('recognises a valid code in any spelling', () => {
    expect(judged(CODE)).toEqual({ state: 'right', code: CODE });
    expect(judged(CODE.toLowerCase().replaceAll('-', ' '))).toEqual({ state: 'right', code: CODE });
  });

  it('detects a typing error', () => {
    expect(judged(wrong)).toEqual({ state: 'mistyped' });
  });
});

describe('refusalWords', () => {
  const words = (code: 'product_code_unknown' | 'product_code_used' | 'upstream_timeout') =>
    refusalWords({ code, description: 'Нет', call: 'product.code.registration' }, false);

  it('distinguishes an unknown code, a used one and a missing response', () => {
    expect(words('product_code_unknown')).toMatch(/не\sпечатали/);
    expect(words('product_code_used')).toMatch(/уже зарегистрирован/);
    expect(words('upstream_timeout')).toMatch(/Ответ не\sпришёл/);
  });

  it('points at the list only for a code that is on it, not for one of another member', () => {
    const used = { code: 'product_code_used', description: 'Нет', call: 'x' } as const;
    expect(refusalWords(used, true)).toMatch(/список ниже/);
    expect(refusalWords(used, false)).not.toMatch(/список ниже/);
  });
});
