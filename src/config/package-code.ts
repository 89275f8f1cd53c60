/**
 * The code on a package: twelve signs in three groups, `K7M2-9XWD-4HTA`. Ten are any, the last two
 * are worked out from them, so that a slip of the pen is told from a code that was never printed.
 */

/** Signs that nobody takes for one another. There are 29 of them, a prime: the check needs one. */
const SIGNS = '23456789ABCDEFGHJKMNPRSTVWXYZ';
const PRIME = SIGNS.length;

/** Signs before the two of the check. */
const PACKAGE_CODE_BODY = 10;

/** Letters that look like signs of a code and come from the Russian keyboard. */
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
 * The two signs that make both the sum of all and their sum weighted by place a multiple of 29. Any
 * two wrong signs break one of the sums, and so do two that changed places.
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

/** The code of ten signs, in its written form. Throws on signs that no code has. */
export function packageCodeFrom(body: string): string {
  if (!BODY.test(body)) throw new Error(`No package code begins with «${body}»`);
  return grouped(body + checkSigns(body));
}

/** The code somebody typed, in its written form; null when it was mistyped. */
export function readPackageCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\u00a0\u2010-\u2015-]/g, '')
    .replace(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  if (!WHOLE.test(signs)) return null;
  const code = packageCodeFrom(signs.slice(0, PACKAGE_CODE_BODY));
  return code === grouped(signs) ? code : null;
}
