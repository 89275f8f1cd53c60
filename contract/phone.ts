/**
 * The one rule for telephone numbers, shared by forms, their mask, the edge and the backend.
 * Numbers are Russian: the country code and ten digits.
 */

/** Digits of a number after its country code. */
const PHONE_DIGITS = 10;

export type ReadPhone = {
  /**
   * The country code as far as it is known: `+` is incomplete or starts another country's code,
   * whose digits are then all in `digits`.
   */
  readonly code: '' | '+' | '+7';
  readonly digits: string;
};

/** Digits without a plus sign: a leading 7 or 8 stands for the country code. */
const national = (digits: string) => digits.replace(/^[78]/, '');

/**
 * Reads a number that was typed, pasted or autofilled, with any separators. Excess digits are never
 * dropped: the rest of a longer number would be someone else's.
 */
export function readPhone(typed: string): ReadPhone {
  const signs = typed.replace(/[^\d+]/g, '');
  const [before = '', ...after] = signs.split('+');
  const rest = after.join('');
  if (signs === '') return { code: '', digits: '' };
  // A visitor who places the caret before the code and types means the digits after it.
  if (rest.startsWith('7')) return { code: '+7', digits: national(before) + rest.slice(1) };
  return signs.startsWith('+')
    ? { code: '+', digits: rest }
    : { code: '+7', digits: national(before + rest) };
}

/** A number as it is sent and stored: a plus sign and digits (section 5). */
export function phoneDigits(typed: string): string {
  const { code, digits } = readPhone(typed);
  // A field with text but no digits is not empty.
  return code + digits || (typed.trim() === '' ? '' : '+');
}

/** A complete Russian number. */
export const WHOLE_PHONE = new RegExp(`^\\+7\\d{${PHONE_DIGITS}}$`);

/** Whether the Russian number is complete. */
export const isWholePhone = (phone: string) => WHOLE_PHONE.test(phone);

/**
 * The error message for a number's field; null when the number is valid.
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
