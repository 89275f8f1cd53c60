import * as v from 'valibot';

/** Latin address part of an entity: `kak-hranit-linzy`. */
export const alias = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(120));

/** Name of a file without its ending: `site_rules`. */
export const documentName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/),
  v.maxLength(80),
);

/** Positive identifier, within what a database column holds. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Address inside the site, with its slashes: `/articles/uhod/kak-hranit-linzy/`. */
export const sitePath = v.pipe(v.string(), v.regex(/^\/(?:[^/\s?#]+\/)*(?:\?[^\s#]*)?(?:#\S+)?$/));

/** Absolute address of another site. */
export const externalUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

/** Calendar day, `2026-11-21`. */
export const day = v.pipe(v.string(), v.isoDate());

/** Moment in UTC, `2026-11-21T09:30:00.000Z`. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** Text that is shown: never empty. */
export const text = v.pipe(v.string(), v.minLength(1));

/**
 * Rich text. The mark is what the build's sanitiser looks for: a field of this kind never
 * reaches a page uncleaned, and no list of field names has to be kept.
 */
export const html = v.pipe(v.string(), v.metadata({ format: 'html' }));

/** Where a picture's original stands, with its size in pixels and its alternative text. The mark tells the build. */
export const picture = v.pipe(
  v.object({
    src: v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/media\/)\S+$/)),
    alt: v.string(),
    width: id,
    height: id,
  }),
  v.metadata({ format: 'picture' }),
);

/** Where an uploaded PDF lies. Its name is a hash of its content; the mark tells the build to fetch it. */
export const storedPdf = v.pipe(
  v.string(),
  v.regex(/^\/media\/upload-[0-9a-f]{32}\.pdf$/),
  v.metadata({ format: 'pdf' }),
);

/** What every stored content entity carries; `url` is its public address on the site. */
export const entity = {
  id,
  alias,
  url: sitePath,
  updated_at: moment,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

/** A pointer to another entity, enough for a link. */
export const link = v.object({ id, alias, title: text, url: sitePath });

/** Title and address of a button. */
export const button = v.object({ title: text, url: v.string() });

export const titledText = v.object({ title: text, text });

/** Reply of a list call: one page of items and how many there are in all. */
export function list<T extends v.GenericSchema>(item: T) {
  return v.object({ items: v.array(item), total: v.pipe(v.number(), v.integer(), v.minValue(0)) });
}

export type Picture = v.InferOutput<typeof picture>;
export type Link = v.InferOutput<typeof link>;
export type Button = v.InferOutput<typeof button>;
