import fc from 'fast-check';
import { hostileText } from './texts.ts';

/** Hostile input carries these marks: where they become active, something is wrong. */
export const EVIL_HOST = 'evil.test';
export const EVIL_MARK = 'x-evil';

/** Values that break out of their context. */
export const BREAKING = [
  `"'><${EVIL_MARK}>`,
  `" ${EVIL_MARK}="1`,
  `' ${EVIL_MARK}='1`,
  `</script><${EVIL_MARK}>`,
  `</textarea><${EVIL_MARK}>`,
  `</noscript><${EVIL_MARK}>`,
  `--><${EVIL_MARK}>`,
  `$&$\`$'<${EVIL_MARK}>`,
  `{{title}}[[shops]]<${EVIL_MARK}>`,
  `a\r\n${EVIL_MARK}: 1`,
  `a\n\n<${EVIL_MARK}>`,
  `a; ${EVIL_MARK}=1; Path=/`,
  `a, ${EVIL_MARK}=1`,
];

/** Values that lead to another host. */
export const LEADING_AWAY = [
  `//${EVIL_HOST}/`,
  `/\\${EVIL_HOST}/`,
  `\\\\${EVIL_HOST}`,
  `https://${EVIL_HOST}/`,
  `https:${EVIL_HOST}`,
  `/\t/${EVIL_HOST}/`,
  `/.//${EVIL_HOST}/`,
  `@${EVIL_HOST}`,
  `.${EVIL_HOST}`,
  `javascript:${EVIL_MARK}`,
];

/** Any text, more often a harmful one. */
export const evilText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...BREAKING) },
  { weight: 2, arbitrary: fc.constantFrom(...LEADING_AWAY) },
  { weight: 2, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(3_000), 'я'.repeat(20_000)) },
);

/** Hosts that a request may claim for the site. */
export const evilHost = fc.constantFrom(
  ...[EVIL_HOST, `${EVIL_HOST}:443`, `a@${EVIL_HOST}`, '', '"', 'a, b', 'localhost:1', '[::1]'],
);

/** Text that is allowed in a header: bytes without line breaks. */
export const inHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();

/** Text encoded as a browser does for a query or a cookie. */
export const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
