/** @jest-environment jsdom */
import { Maskito } from '@maskito/core';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from '@jest/globals';
import { typist } from '../../../tests/unit/typist.ts';
import { isWholePhone, phoneDigits, phoneFault } from '../../config/phone.ts';
import { phoneMask } from './phone-mask.ts';

let masked: Maskito | null = null;

/** A field with the mask, and functions to use it. */
function fieldOf(value = '') {
  const field = document.createElement('input');
  field.value = value;
  document.body.append(field);
  field.focus();
  masked = new Maskito(field, phoneMask);
  return { field, hands: typist(field) };
}

afterEach(() => {
  masked?.destroy();
  document.body.replaceChildren();
});

/** The field after an action, with `|` at its caret. */
function shown({ value, selectionStart }: HTMLInputElement): string {
  const at = selectionStart ?? 0;
  return `${value.slice(0, at)}|${value.slice(at)}`;
}

const WAYS = ['key', 'wordlessKey', 'silentKey', 'composed'] as const;

describe.each(WAYS)('a phone from its %s', (way) => {
  it.each([
    ['+79005551234', '+7 900 555-12-34'],
    ['89005551234', '+7 900 555-12-34'],
    ['79005551234', '+7 900 555-12-34'],
    ['9005551234', '+7 900 555-12-34'],
    ['+7 (900) 555-12-34', '+7 900 555-12-34'],
    ['8 900 555 12 34', '+7 900 555-12-34'],
    ['88005551234', '+7 800 555-12-34'],
    ['+78005551234', '+7 800 555-12-34'],
    ['+77005551234', '+7 700 555-12-34'],
    // Too short, too long, or of another country: everything stays, and is reported on submit.
    ['8005551234', '+7 005 551-23-4'],
    ['+789005551234', '+7 890 055-51-23 4'],
    ['900555123456', '+7 900 555-12-34 56'],
    ['+375291234567', '+375291234567'],
    ['+8 900 555-12-34', '+89005551234'],
    ['звоните', ''],
  ])('%j typed character by character is %j', (typed, value) => {
    const { field, hands } = fieldOf();
    for (const sign of typed) hands[way](sign);
    expect(shown(field)).toBe(`${value}|`);
  });
});

describe('a complete number that is pasted', () => {
  it.each([
    '+7 (900) 555-12-34',
    '8-900-555-12-34',
    '79005551234',
    '900 555 12 34',
    'tel:+79005551234',
  ])('as %j replaces the content of any field', (pasted) => {
    for (const before of ['', '+7', '+7 9', '+7 911 111-11-11', '+37']) {
      const { field, hands } = fieldOf(before);
      hands.select(field.value.length);
      hands.paste(pasted);
      expect(shown(field)).toBe('+7 900 555-12-34|');
      field.blur();
      hands.autofill(pasted);
      expect(field.value).toBe('+7 900 555-12-34');
    }
  });

  it('in pieces works like typing', () => {
    const { field, hands } = fieldOf();
    for (const piece of ['8 (900)', ' 555', '-12-34']) hands.paste(piece);
    expect(shown(field)).toBe('+7 900 555-12-34|');
  });

  it.each([
    ['two numbers', '+79005551234, +79005551235', '+7 900 555-12-34 79005551235'],
    ['one with an extension', '8 495 555-12-34 доб. 12', '+7 495 555-12-34 12'],
    ['ten digits that may lack the last one', '8312000000', '+7 312 000-00-0'],
  ])('as %s does not become another number', (_what, pasted, value) => {
    const { field, hands } = fieldOf();
    hands.paste(pasted);
    expect(field.value).toBe(value);
    expect(isWholePhone(phoneDigits(field.value))).toBe(false);
  });
});

describe('an edited phone', () => {
  const at = (text: string) => {
    const { field, hands } = fieldOf(text.replace('|', ''));
    hands.select(text.indexOf('|'));
    return { field, hands };
  };

  it.each([
    ['+7 900 555-12-34|', '+7 900 555-12-3|'],
    ['+7 900 555-1|', '+7 900 555|'],
    ['+7 900 |555-12-34', '+7 90|5 551-23-4'],
    ['+7 900| 555-12-34', '+7 90|5 551-23-4'],
    ['+7 |900', '+7| 900'],
    ['+7 9|', '+7|'],
    ['+7|', '|'],
    ['|+7 900', '|+7 900'],
  ])('with Backspace at %j becomes %j', (before, after) => {
    const { field, hands } = at(before);
    hands.backspace();
    expect(shown(field)).toBe(after);
  });

  it.each([
    ['+7 900| 555-12-34', '+7 900| 551-23-4'],
    ['+7 |900', '+7 |00'],
    ['+7| 900', '+7| 00'],
    ['+7 900|', '+7 900|'],
  ])('with Delete at %j becomes %j', (before, after) => {
    const { field, hands } = at(before);
    hands.delete();
    expect(shown(field)).toBe(after);
  });

  it.each([
    ['+7 900| 551-23-4', '5', '+7 900 5|55-12-34'],
    ['+7 90|5 551-23-4', '0', '+7 900| 555-12-34'],
    // Before the code: the code again, or digits that belong after it.
    ['|+7 900 555-12-3', '8', '+7| 900 555-12-3'],
    ['|+7 005 551-23-4', '9', '+7 9|00 555-12-34'],
    // Inside the code.
    ['+|7 055 512-34', '9', '+|7 055 512-34'],
    ['|+7 055 512-34', '+', '|+7 055 512-34'],
    // An extra digit is shown, not dropped to make another number.
    ['+7 9|00 555-12-34', '1', '+7 91|0 055-51-23 4'],
  ])('at %j with %s becomes %j', (before, sign, after) => {
    const { field, hands } = at(before);
    hands.key(sign);
    expect(shown(field)).toBe(after);
  });

  it('is replaced by another one', () => {
    const { field, hands } = fieldOf('+7 911 111-11-11');
    hands.selectAll();
    for (const sign of '89005551234') hands.key(sign);
    expect(shown(field)).toBe('+7 900 555-12-34|');
  });

  it('continues from text typed before hydration', () => {
    const { field, hands } = fieldOf('8900555');
    expect(shown(field)).toBe('+7 900 555|');
    for (const sign of '1234') hands.key(sign);
    expect(shown(field)).toBe('+7 900 555-12-34|');
  });
});

const digits = fc.stringMatching(/^\d{10}$/);

describe('ten digits', () => {
  /** With or without the code, with any separators, and occasional corrected typing errors. */
  const typing = fc.record({
    number: digits,
    code: fc.constantFrom('', '7', '8', '+7', '+7 ', '8 ('),
    between: fc.array(fc.constantFrom('', '', '', ' ', '-', ') ', '\u00a0'), {
      minLength: 10,
      maxLength: 10,
    }),
    way: fc.constantFrom(...WAYS),
    slips: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  });

  it('give the same number or an error, however they are typed', () => {
    fc.assert(
      fc.property(typing, ({ number, code, between, way, slips }) => {
        const { field, hands } = fieldOf();
        for (const sign of code) hands[way](sign);
        [...number].forEach((digit, at) => {
          for (const sign of `${digit}${between[at] ?? ''}`) hands[way](sign);
          if (!slips[at] || at === 0) return;
          hands[way]('0');
          hands.backspace();
        });
        masked?.destroy();
        const sent = phoneDigits(field.value);
        const isClear = code !== '' || !/^[78]/.test(number);
        if (isClear) expect(sent).toBe(`+7${number}`);
        else expect(phoneFault(sent)).not.toBeNull();
      }),
      { seed: 64, numRuns: 60 },
    );
  });
});
