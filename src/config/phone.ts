/** A Russian number as people read it, kept on one line: «+7 999 000-00-01». */
export function phoneWords(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  if (!parts) return phone;
  const [, area, first, second, third] = parts;
  return `+7\u00a0${area}\u00a0${first}\u2011${second}\u2011${third}`;
}

/** Section 5: a plus sign and digits. An 8 before ten digits stands for the country's code. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');
  return digits === '' ? '' : `+${digits}`;
}

/** Whether these are all the digits of a Russian number. */
export const isWholePhone = (phone: string) => /^\+7\d{10}$/.test(phone);

export const WRONG_PHONE = 'Укажите номер в\u00a0формате +7 и\u00a0десять цифр';
