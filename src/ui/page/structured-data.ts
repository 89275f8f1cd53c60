const SCHEMA = 'https://schema.org';

/** For these keys, a value that starts with a single slash is a URL on this site. */
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
 * The structured data of a page, as text for `<script type="application/ld+json">`: with its context and
 * absolute URLs, which robots need and the composers of pages do not have. No editor's text can close the
 * script.
 */
export function structuredText(thing: object, siteUrl: string): string {
  const whole = absolute(thing, siteUrl, false);
  return JSON.stringify({ '@context': SCHEMA, ...Object(whole) }).replaceAll('<', '\\u003c');
}
