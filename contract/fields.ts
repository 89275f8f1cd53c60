import * as v from 'valibot';

/** Latin address segment of an entity: `kak-hranit-linzy`. */
export const alias = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(120));

/** Name of a file without its extension: `site_rules`. */
export const documentName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/),
  v.maxLength(80),
);

/** Positive identifier, within the range of a database column. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Path inside the site, with its slashes: `/articles/uhod/kak-hranit-linzy/`. */
export const sitePath = v.pipe(v.string(), v.regex(/^\/(?:[^/\s?#]+\/)*(?:\?[^\s#]*)?(?:#\S+)?$/));

/** Absolute URL of another site. */
export const externalUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

/** Calendar day, `2026-11-21`. */
export const day = v.pipe(v.string(), v.isoDate());

/** Moment in UTC, `2026-11-21T09:30:00.000Z`. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** Displayed text: never empty. */
export const text = v.pipe(v.string(), v.minLength(1));

/**
 * Rich text. The metadata marks it for the build's sanitiser, so that a field of this kind never
 * reaches a page unsanitised and no list of field names has to be maintained.
 */
export const html = v.pipe(v.string(), v.metadata({ format: 'html' }));

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The point of a picture that a crop keeps, as fractions of its width and height from the top left. */
export const focus = v.object({ x: share, y: share });

/**
 * A picture's original, with its size in pixels and its alternative text. The metadata marks it for
 * the build.
 */
export const picture = v.pipe(
  v.object({
    src: v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/media\/)\S+$/)),
    alt: v.string(),
    width: id,
    height: id,
    /** Set once, in the library; absent: the centre. */
    focus: v.optional(focus),
    /** A decorative picture: its alternative text is empty on purpose. */
    decoration: v.optional(v.literal(true)),
  }),
  v.metadata({ format: 'picture' }),
);

/**
 * An uploaded PDF. Its name is a hash of its content; the metadata tells the build to download it.
 */
export const storedPdf = v.pipe(
  v.string(),
  v.regex(/^\/media\/upload-[0-9a-f]{32}\.pdf$/),
  v.metadata({ format: 'pdf' }),
);

/** The common fields of stored content entities; `url` is the public address on the site. */
export const entity = {
  id,
  alias,
  url: sitePath,
  updated_at: moment,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

/** A reference to another entity, sufficient for a link. */
export const link = v.object({ id, alias, title: text, url: sitePath });

/** Title and address of a button. */
export const button = v.object({ title: text, url: v.string() });

export const titledText = v.object({ title: text, text });

/** Response of a list call: one page of items and the total number. */
export function list<T extends v.GenericSchema>(item: T) {
  return v.object({ items: v.array(item), total: v.pipe(v.number(), v.integer(), v.minValue(0)) });
}

export type Focus = v.InferOutput<typeof focus>;
export type Picture = v.InferOutput<typeof picture>;
export type Link = v.InferOutput<typeof link>;
export type Button = v.InferOutput<typeof button>;
