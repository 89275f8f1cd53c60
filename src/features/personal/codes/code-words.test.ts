import { describe, expect, it } from '@jest/globals';
import { packageCodeFrom } from '../../../config/package-code.ts';
import { judged, refusalWords } from './code-words.ts';

const CODE = packageCodeFrom('K7M29XWD4H');
const wrong = `${CODE.slice(0, -1)}${CODE.endsWith('A') ? 'B' : 'A'}`;

describe('judged', () => {
  it('waits for all twelve signs', () => {
    expect(judged('')).toEqual({ state: 'short', left: 12 });
    expect(judged('K7M2-9')).toEqual({ state: 'short', left: 7 });
  });

  it('knows a right code in any writing', () => {
    expect(judged(CODE)).toEqual({ state: 'right', code: CODE });
    expect(judged(CODE.toLowerCase().replaceAll('-', ' '))).toEqual({ state: 'right', code: CODE });
  });

  it('tells a slip of the pen', () => {
    expect(judged(wrong)).toEqual({ state: 'mistyped' });
  });
});

describe('refusalWords', () => {
  const words = (code: 'product_code_unknown' | 'product_code_used' | 'upstream_timeout') =>
    refusalWords({ code, description: 'Нет', call: 'product.code.registration' });

  it('tells an unknown code from a used one and from no answer', () => {
    expect(words('product_code_unknown')).toMatch(/не\sпечатали/);
    expect(words('product_code_used')).toMatch(/уже зарегистрирован/);
    expect(words('upstream_timeout')).toMatch(/Ответ не\sпришёл/);
  });
});
