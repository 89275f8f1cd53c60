const SCHEMA = 'https://schema.org';

/** Of these keys a value that begins with one slash is an address on this site. */
const ADDRESSES = new Set([
  '@id',
  'contentUrl',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'target',
  'url',
  'urlTemplate',
]);

const isSitePath = (text: string) => text.startsWith('/') && !text.startsWith('//');

function absolute(value: unknown, siteUrl: string, address: boolean): unknown {
  if (typeof value === 'string') return address && isSitePath(value) ? siteUrl + value : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, siteUrl, address));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      absolute(inner, siteUrl, ADDRESSES.has(key)),
    ]),
  );
}

/**
 * One thing a page is about, as text for `<script type="application/ld+json">`: with its context
 * and whole addresses, which robots want and the composers of pages do not know. No text of an
 * editor's can end the script.
 */
export function structuredText(thing: object, siteUrl: string): string {
  const whole = absolute(thing, siteUrl, false);
  return JSON.stringify({ '@context': SCHEMA, ...Object(whole) }).replaceAll('<', '\\u003c');
}
