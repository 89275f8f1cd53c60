export { isWholePhone, phoneDigits, phoneFault } from '../../contract/phone.ts';

/** A Russian number for readers, without line breaks: «+7 999 000-00-01». */
export function phoneWords(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  if (!parts) return phone;
  const [, area, first, second, third] = parts;
  return `+7\u00a0${area}\u00a0${first}\u2011${second}\u2011${third}`;
}
