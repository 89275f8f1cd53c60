/** Texts without what tells who a person is, or lets somebody in. */

const E_MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** `postgres://user:password@host` */
const CREDENTIALS = /(?<=:\/\/)[^\s/@]+(?=@)/g;

/** A Russian number, however it is written; a moment in milliseconds has more digits. */
const PHONE =
  /(?<!\w|\d[.:-])(?:\+?[78][\s(.-]*)?\d{3}[\s).-]*\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\w|[.:]\d)/g;

/** Random bytes in letters of both cases and digits. What is only hexadecimal names a file. */
const TOKEN = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{32,}/g;

/** Values of an address; its path says what was asked for. */
const QUERY = /(?<=[?&][\w.[\]-]{1,40}=)[^&\s"'<>)]+/g;

/**
 * A text as a log may have it: without phones, e-mail addresses, passwords and tokens. It is the last
 * line of defence; what people write does not belong into a message in the first place.
 */
export const impersonal = (text: string): string =>
  text
    .replace(CREDENTIALS, '…')
    .replace(QUERY, '…')
    .replace(E_MAIL, '<e-mail>')
    .replace(PHONE, '<phone>')
    .replace(TOKEN, '<token>');
