import * as v from 'valibot';

/** What editors save, by the name of its collection in the editor API. */
export const CONTENT_COLLECTIONS = [
  'articles',
  'categories',
  'tags',
  'products',
  'catalog-sections',
  'faq',
  'faq-sections',
  'instructions',
  'instruction-types',
  'links',
  'pages',
  'footnotes',
  'themes',
  'discounts',
  'shops',
  'cities',
  'metadata',
  'redirects',
  'documents',
  'settings',
] as const;

export type ContentCollection = (typeof CONTENT_COLLECTIONS)[number];

/**
 * One saved change, as it is told to whoever builds the site. A product that names an article by its
 * alias is told as changed, too, when such an article comes or goes: the link does so with it.
 */
const contentChange = v.object({
  entity: v.picklist(CONTENT_COLLECTIONS),
  id: v.pipe(v.number(), v.integer()),
  /** As it stands after the change; of a deleted one, as it stood. */
  alias: v.string(),
  kind: v.picklist(['created', 'changed', 'deleted']),
  /** The content's revision that the change made. */
  revision: v.pipe(v.number(), v.integer()),
});

export type ContentChange = v.InferOutput<typeof contentChange>;

/**
 * Body of `POST /hooks/content`: what was saved since the last delivery that was acknowledged, in
 * the order it was saved. It is signed as a whole, the time included (see `HOOK_SIGNATURE_HEADER`).
 */
export const contentHook = v.object({
  /** When it was sent, ISO; every try has its own. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  changes: v.pipe(v.array(contentChange), v.minLength(1)),
});

export type ContentHook = v.InferOutput<typeof contentHook>;
