/** Removes personal data and credentials from texts. */

const E_MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** `postgres://user:password@host` */
const CREDENTIALS = /(?<=:\/\/)[^\s/@]+(?=@)/g;

/** A Russian phone number in any notation; a timestamp in milliseconds has more digits. */
const PHONE =
  /(?<!\w|\d[.:-])(?:\+?[78][\s(.-]*)?\d{3}[\s).-]*\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\w|[.:]\d)/g;

/** Random bytes in letters of both cases and digits. Purely hexadecimal ones are names of files. */
const TOKEN = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{32,}/g;

/** Values in a query string; the path is kept. */
const QUERY = /(?<=[?&][\w.[\]-]{1,40}=)[^&\s"'<>)]+/g;

/**
 * A text that is safe to log: without phones, e-mail addresses, passwords and tokens. This is the last line
 * of defence; people's texts do not belong in a message in the first place.
 */
export const impersonal = (text: string): string =>
  text
    .replace(CREDENTIALS, '…')
    .replace(QUERY, '…')
    .replace(E_MAIL, '<e-mail>')
    .replace(PHONE, '<phone>')
    .replace(TOKEN, '<token>');
