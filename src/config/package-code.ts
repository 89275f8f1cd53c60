/**
 * The code on a package: twelve characters in three groups, `K7M2-9XWD-4HTA`. Ten are arbitrary and the last
 * two are check characters, which distinguish a typing error from a code that was never printed.
 */

/**
 * Characters that cannot be confused with one another. There are 29, a prime: the check requires
 * one.
 */
const SIGNS = '23456789ABCDEFGHJKMNPRSTVWXYZ';
const PRIME = SIGNS.length;

/** Characters before the two check characters. */
const PACKAGE_CODE_BODY = 10;

/** Letters of the Russian keyboard that look like characters of a code. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  З: '3',
};

const BODY = new RegExp(`^[${SIGNS}]{${PACKAGE_CODE_BODY}}$`);
const WHOLE = new RegExp(`^[${SIGNS}]{${PACKAGE_CODE_BODY + 2}}$`);

const remainder = (value: number) => ((value % PRIME) + PRIME) % PRIME;

/**
 * The two check characters: they make both the sum and the sum weighted by position a multiple of
 * 29. Any two wrong characters break one of the sums, and so does a swap.
 */
function checkSigns(body: string): string {
  let plain = 0;
  let weighted = 0;
  for (const [index, sign] of [...body].entries()) {
    plain += SIGNS.indexOf(sign);
    weighted += (index + 1) * SIGNS.indexOf(sign);
  }
  const last = remainder((PACKAGE_CODE_BODY + 1) * plain - weighted);
  return SIGNS.charAt(remainder(-plain - last)) + SIGNS.charAt(last);
}

const grouped = (signs: string) => signs.replace(/(.{4})(?=.)/g, '$1-');

/** The formatted code for ten characters. Throws on characters outside the alphabet. */
export function packageCodeFrom(body: string): string {
  if (!BODY.test(body)) throw new Error(`No package code begins with «${body}»`);
  return grouped(body + checkSigns(body));
}

/** The formatted code for typed text; null if it was mistyped. */
export function readPackageCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\u00a0\u2010-\u2015-]/g, '')
    .replace(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  if (!WHOLE.test(signs)) return null;
  const code = packageCodeFrom(signs.slice(0, PACKAGE_CODE_BODY));
  return code === grouped(signs) ? code : null;
}
