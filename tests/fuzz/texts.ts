import fc from 'fast-check';

/** Texts that are known to break servers. */
const KNOWN = [
  '',
  '\u0000',
  'до\u0000после',
  "'",
  '"',
  "'; drop table articles; --",
  '\\',
  '%',
  '_',
  '$1',
  '😀'.repeat(50),
  '\ud800',
  'конец\udfff',
  '\ufeff\u202e',
  'я'.repeat(5000),
  '(((((',
  '"незакрытая',
  '-',
  '!&|<->:*',
  'a'.repeat(200),
  '0',
  '-1',
  '2147483648',
  '999999999',
  '99999999999999999999999',
  '1e309',
  '0x1F',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  '<script>',
  '../../etc/passwd',
];

const SURROGATES = { from: 0xd800, count: 0x800 };

/**
 * Any character, the same ones as the unit `binary`, which takes a second and 170 MB in every process
 * to list all 1.1 million of them.
 */
const character = fc.nat(0x10ffff - SURROGATES.count).map(
  (place) => String.fromCodePoint(place < SURROGATES.from ? place : place + SURROGATES.count),
  (text) => {
    if (typeof text !== 'string' || [...text].length !== 1) throw new Error('Not a character');
    const point = text.codePointAt(0) ?? 0;
    return point < SURROGATES.from ? point : point - SURROGATES.count;
  },
);

/** Any of them, or any text at all. */
export const hostileText = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ unit: character }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom(...KNOWN), { maxLength: 4 }).map((parts) => parts.join(' ')),
);

/** Percent signs and bytes that are not UTF-8, as only a hand-made query has them. */
export const rawText = fc.constantFrom(
  '%',
  '%00',
  '%ED%A0%80',
  '%FF',
  '%zz',
  '+',
  '=',
  '&',
  '%u0430',
  '%C0%AF',
);
