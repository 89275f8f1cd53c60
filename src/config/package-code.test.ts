import { describe, expect, test } from '@jest/globals';
import { packageCodeFrom, readPackageCode } from './package-code.ts';

const SIGNS = '23456789ABCDEFGHJKMNPRSTVWXYZ';
const CODES = ['2222222222', 'K7M29XWD4H', 'ZZZZZZZZZZ', 'YASNABCDEF'].map(packageCodeFrom);

describe('a package code', () => {
  test('is recognised in any spelling', () => {
    for (const code of CODES) {
      expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      const signs = code.replaceAll('-', '');
      for (const typed of [code, signs, signs.toLowerCase(), ` ${code.replaceAll('-', ' — ')}\n`]) {
        expect(readPackageCode(typed)).toBe(code);
      }
    }
  });

  test('is recognised from the Russian keyboard where letters look alike', () => {
    const code = packageCodeFrom('ABCEHKMPTX');
    expect(readPackageCode(code.replace('ABCE-HKMP-TX', 'авсе-нкмр-тх'))).toBe(code);
    const others = packageCodeFrom('Y3Y3Y3Y3Y3');
    expect(readPackageCode(others.replace('Y3Y3-Y3Y3-Y3', 'узУЗ-узуз-уз'))).toBe(others);
  });

  test('is rejected with one wrong character', () => {
    for (const code of CODES) {
      const signs = [...code.replaceAll('-', '')];
      for (const place of signs.keys()) {
        for (const other of SIGNS) {
          if (other === signs[place]) continue;
          expect(readPackageCode(signs.with(place, other).join(''))).toBeNull();
        }
      }
    }
  });

  test('is rejected with two wrong or two swapped characters', () => {
    const [, code = ''] = CODES;
    const signs = [...code.replaceAll('-', '')];
    for (let one = 0; one < signs.length; one += 1) {
      for (let two = one + 1; two < signs.length; two += 1) {
        const first = signs[one] ?? '';
        const second = signs[two] ?? '';
        if (first !== second) {
          const swapped = signs.with(one, second).with(two, first).join('');
          expect(readPackageCode(swapped)).toBeNull();
        }
        for (const other of SIGNS) {
          if (other === first) continue;
          for (const another of SIGNS) {
            if (another === second) continue;
            expect(readPackageCode(signs.with(one, other).with(two, another).join(''))).toBeNull();
          }
        }
      }
    }
  });

  test('has exactly twelve characters of the alphabet', () => {
    for (const typed of ['', 'YASNO-0001', '2222-2222-222', '2222-2222-2222-2', 'O0O0-1I1I-LLLL']) {
      expect(readPackageCode(typed)).toBeNull();
    }
    expect(() => packageCodeFrom('нет')).toThrow(/No package code/);
  });
});
