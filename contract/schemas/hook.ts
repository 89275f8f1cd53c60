import * as v from 'valibot';

/** Editable content, by the collection's name in the editor API. */
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
  'partner-offers',
  'webinars',
  'surveys',
  'metadata',
  'redirects',
  'documents',
  'settings',
] as const;

export type ContentCollection = (typeof CONTENT_COLLECTIONS)[number];

/**
 * One saved change, as the site build receives it. A product that refers to an article by alias
 * also counts as changed when that article is created or deleted, because its link appears or
 * disappears.
 */
export const contentChange = v.object({
  entity: v.picklist(CONTENT_COLLECTIONS),
  id: v.pipe(v.number(), v.integer()),
  /** The alias after the change; for a deleted entity, the last one. */
  alias: v.string(),
  kind: v.picklist(['created', 'changed', 'deleted']),
  /** The content revision of the change. */
  revision: v.pipe(v.number(), v.integer()),
});

export type ContentChange = v.InferOutput<typeof contentChange>;

/**
 * Body of `POST /hooks/content`: everything saved since the last acknowledged delivery, in order.
 * It is signed as a whole, including the time (see `HOOK_SIGNATURE_HEADER`).
 */
export const contentHook = v.object({
  /** Time of sending, ISO; each attempt has its own. */
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  changes: v.pipe(v.array(contentChange), v.minLength(1)),
});

export type ContentHook = v.InferOutput<typeof contentHook>;
