import { typesetText } from '../../src/rich-text/typography.ts';

/** Keys whose strings are addresses or identifiers, not text for people. */
const NOT_TEXT = new Set([
  'alias',
  'document',
  'edition',
  'url',
  'redirect',
  'src',
  'event',
  'motif',
  'kind',
  'unit',
  'code',
  'pageCode',
  'category',
  'section',
  'type',
  'tags',
  'articles',
  'instructions',
  'products',
  'filterKeys',
  'lensTypes',
  'published',
  'validFrom',
  'validTo',
  'replacement',
  'wear',
  'design',
  'uv',
  'open',
  'close',
  'phone',
  'key',
  'version',
]);

/** Cache of typeset texts: 5,000 shops repeat few words, and typograf is slow. */
const known = new Map<string, string>();

function typesetOnce(text: string): string {
  const done = known.get(text) ?? typesetText(text);
  known.set(text, done);
  return done;
}

/**
 * Applies Russian typography to seed data: non-breaking spaces after short words, in numbers with
 * units and before dashes, so that no line of the site begins or ends wrongly.
 */
export function typeset<T>(data: T, key = ''): T {
  // An object under such a key has texts of its own: `articles` of the home page, the way `code` to points.
  const isObject = typeof data === 'object' && !Array.isArray(data);
  if (NOT_TEXT.has(key) && !isObject) return data;
  if (typeof data === 'string') return typesetOnce(data.trim()) as T & string;
  if (Array.isArray(data)) return data.map((item) => typeset(item, key)) as T & unknown[];
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, typeset(value, name)]),
    ) as T & object;
  }
  return data;
}
