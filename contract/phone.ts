/**
 * The one rule for telephone numbers: forms, their mask, the edge and the backend all read a number by
 * it. A number is Russian: the country's code and ten digits.
 */

/** Digits of a number after its country's code. */
export const PHONE_DIGITS = 10;

export type ReadPhone = {
  /**
   * The country's code as far as it is known: `+` waits for one or begins another country's, whose
   * digits are then all in `digits`.
   */
  readonly code: '' | '+' | '+7';
  readonly digits: string;
};

/** Digits without a plus sign before them: a 7 or an 8 at their beginning stands for the code. */
const national = (digits: string) => digits.replace(/^[78]/, '');

/**
 * What somebody typed, pasted or had filled in, whatever stands between the digits. A digit is never
 * dropped for being one too many: what is left of a longer number would be somebody else's.
 */
export function readPhone(typed: string): ReadPhone {
  const signs = typed.replace(/[^\d+]/g, '');
  const [before = '', ...after] = signs.split('+');
  const rest = after.join('');
  if (signs === '') return { code: '', digits: '' };
  // Whoever puts the caret before the code and types on means the digits after it.
  if (rest.startsWith('7')) return { code: '+7', digits: national(before) + rest.slice(1) };
  return signs.startsWith('+')
    ? { code: '+', digits: rest }
    : { code: '+7', digits: national(before + rest) };
}

/** A number as it is sent and kept: a plus sign and digits (section 5). */
export function phoneDigits(typed: string): string {
  const { code, digits } = readPhone(typed);
  // Words where a number belongs are no empty field.
  return code + digits || (typed.trim() === '' ? '' : '+');
}

/** A Russian number, all of it. */
export const WHOLE_PHONE = new RegExp(`^\\+7\\d{${PHONE_DIGITS}}$`);

/** Whether these are all the digits of a Russian number. */
export const isWholePhone = (phone: string) => WHOLE_PHONE.test(phone);

/**
 * What is wrong with a number, in the words that stand beside its field; null when nothing is.
 * @param phone a plus sign and digits.
 */
export function phoneFault(phone: string): string | null {
  if (isWholePhone(phone)) return null;
  if (/^\+?$/.test(phone)) return 'Укажите номер в\u00a0формате +7 и\u00a0десять цифр';
  if (!phone.startsWith('+7')) return 'Нужен российский номер: +7 и\u00a0десять цифр';
  return phone.length < 2 + PHONE_DIGITS
    ? 'Номер неполный: после +7 нужны десять цифр'
    : 'В\u00a0номере лишние цифры: после +7 нужны десять цифр';
}
