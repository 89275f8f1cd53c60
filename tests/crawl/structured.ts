/** Finds errors in a page's JSON-LD, by the rules of search engines and of honesty. */

export type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Required properties of each type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name'],
  Organization: ['name', 'url'],
  Product: ['name', 'image', 'description', 'url'],
  PropertyValue: ['name', 'value'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** Claims that this site cannot vouch for: other shops' prices, ratings, invented people. */
const INVENTED_KEYS = new Set(['offers', 'aggregateRating', 'review', 'reviewRating', 'price']);
const INVENTED_TYPES = new Set(['Person', 'Physician', 'Offer', 'AggregateRating', 'Review']);

const DATES = new Set(['datePublished', 'dateModified', 'dateCreated']);
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;
const ADDRESSES = new Set([
  '@id',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'url',
  'contentUrl',
]);

function dateFaults(key: string, value: unknown): string[] {
  const valid = typeof value === 'string' && ISO.test(value) && !Number.isNaN(Date.parse(value));
  if (!valid) return [`${key} is no date: ${String(value)}`];
  return Date.parse(value) > Date.now() ? [`${key} lies in the future: ${value}`] : [];
}

function typeFaults(thing: Thing): string[] {
  const type = String(thing['@type']);
  const required = REQUIRED[type];
  if (INVENTED_TYPES.has(type)) return [`${type}: nobody can vouch for it`];
  if (!required) return [`${type}: the test knows no rules for this type`];
  return required
    .filter((key) => thing[key] === undefined || thing[key] === '' || thing[key] === null)
    .map((key) => `${type} lacks ${key}`);
}

function listFaults(thing: Thing): string[] {
  if (thing['@type'] !== 'BreadcrumbList') return [];
  const items = Array.isArray(thing['itemListElement']) ? thing['itemListElement'] : [];
  if (items.length < 2) return ['BreadcrumbList leads nowhere'];
  return items.flatMap((item: Thing, index) => {
    const faults = item['position'] === index + 1 ? [] : [`position ${String(item['position'])}`];
    const last = index === items.length - 1;
    return last || item['item'] !== undefined ? faults : [...faults, 'a crumb without an address'];
  });
}

/** Absolute URLs in a value, at any depth; a relative one is an error. */
export type Findings = { readonly faults: string[]; readonly addresses: string[] };

function look(value: unknown, key: string, found: Findings): void {
  if (Array.isArray(value)) {
    for (const one of value) look(one, key, found);
    return;
  }
  if (isThing(value)) {
    // An object with nothing but an id refers to one elsewhere on the page.
    if (Object.keys(value).join() !== '@id') {
      found.faults.push(...typeFaults(value), ...listFaults(value));
    }
    for (const [inner, one] of Object.entries(value)) {
      if (INVENTED_KEYS.has(inner)) found.faults.push(`${inner}: nobody can vouch for it`);
      if (DATES.has(inner)) found.faults.push(...dateFaults(inner, one));
      look(one, inner, found);
    }
    return;
  }
  if (!ADDRESSES.has(key)) return;
  if (typeof value === 'string' && URL.canParse(value)) found.addresses.push(value);
  else found.faults.push(`${key} is no whole address: ${String(value)}`);
}

/** The objects in a page's scripts; a script that cannot be parsed is an error. */
export function readThings(scripts: readonly string[]): { things: Thing[]; faults: string[] } {
  const things: Thing[] = [];
  const faults: string[] = [];
  for (const text of scripts) {
    try {
      const thing: unknown = JSON.parse(text);
      if (isThing(thing) && thing['@context'] === 'https://schema.org') things.push(thing);
      else faults.push('a script without the context of schema.org');
    } catch {
      faults.push(`no JSON: ${text.slice(0, 60)}`);
    }
  }
  return { things, faults };
}

/** All errors in the objects of one page, and the URLs they contain. */
export function inspect(things: readonly Thing[]): Findings {
  const found: Findings = { faults: [], addresses: [] };
  const ids = new Set(things.map((thing) => thing['@id']));
  for (const thing of things) {
    look(thing, '', found);
    const publisher = thing['publisher'];
    if (isThing(publisher) && !ids.has(publisher['@id'])) {
      found.faults.push(`publisher is not on the page: ${String(publisher['@id'])}`);
    }
  }
  return found;
}
