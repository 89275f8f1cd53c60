import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWholePhone, phoneDigits, phoneFault } from '../../config/phone.ts';
import { phoneShown, shownInField } from './phone-shown.ts';

const RUNS = { seed: 64, numRuns: 2_000 };
const digits = fc.stringMatching(/^\d{10}$/);
// By default fast-check keeps texts short, and a number with too many digits would hardly occur.
const anything = fc.string({
  unit: fc.constantFrom(...'0123456789+ -()доб.'),
  maxLength: 24,
  size: 'max',
});

it('the formatted field contains the typed number, and formatting is idempotent', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const shown = phoneShown(typed);
      expect(phoneShown(shown)).toBe(shown);
      // Text without digits gives an empty field.
      expect(phoneDigits(shown)).toBe(shown === '' ? '' : phoneDigits(typed));
    }),
    RUNS,
  );
});

it('one digit more or less is not a number', () => {
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 9 }), fc.nat(10), (number, more, place) => {
      const longer = `${number.slice(0, place)}${more}${number.slice(place)}`;
      for (const wrong of [longer, number.slice(1), `${number}${more}`]) {
        expect(isWholePhone(phoneDigits(`+7${wrong}`))).toBe(false);
        expect(phoneFault(phoneDigits(`+7 ${wrong}`))).not.toBeNull();
        expect(phoneDigits(phoneShown(`+7${wrong}`))).toBe(`+7${wrong}`);
      }
    }),
    RUNS,
  );
});

/** The position in a field's text with that many digits of the number before it. */
function placeAfter(value: string, count: number): number {
  const begin = value.startsWith('+') ? 2 : 0;
  let place = Math.min(begin, value.length);
  for (let left = count; left > 0 && place < value.length; place += 1) {
    if (/\d/.test(value[place] ?? '')) left -= 1;
  }
  return place;
}

describe('ten digits in any order', () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 });

  it('give the same number or an error', () => {
    fc.assert(
      fc.property(digits, orders, fc.boolean(), (number, order, atHome) => {
        let value = '';
        let whole = 0;
        order.forEach((digit, done) => {
          const before = order.slice(0, done).filter((other) => other < digit).length;
          // A caret with no digit before it goes to the beginning, or after the code.
          const place = before === 0 && atHome ? 0 : placeAfter(value, before);
          const typed = `${value.slice(0, place)}${number[digit] ?? ''}${value.slice(place)}`;
          ({ value } = shownInField({ value: typed, selection: [place + 1, place + 1] }));
          if (isWholePhone(phoneDigits(value))) whole += 1;
        });
        expect([`+7${number}`, null]).toContain(
          whole === 0 || phoneFault(phoneDigits(value)) ? null : phoneDigits(value),
        );
      }),
      RUNS,
    );
  });
});

it('the caret stays between the same digits', () => {
  fc.assert(
    fc.property(anything, fc.nat(24), (typed, at) => {
      const place = Math.min(at, typed.length);
      const { value, selection } = shownInField({ value: typed, selection: [place, place] });
      expect(selection[0]).toBe(selection[1]);
      expect(selection[0]).toBeGreaterThanOrEqual(0);
      expect(selection[0]).toBeLessThanOrEqual(value.length);
      const behind = (text: string, from: number) => text.slice(from).replace(/\D/g, '').length;
      // Only the code may be missing from before it, and «8+7» has it twice.
      expect(behind(typed, place) - behind(value, selection[0])).toBeGreaterThanOrEqual(0);
      expect(behind(typed, place) - behind(value, selection[0])).toBeLessThanOrEqual(2);
    }),
    RUNS,
  );
});
