import * as v from 'valibot';
import { entity, html, link, list, picture, text } from '../fields.ts';
import { LENS_TYPE_KEYS } from './lens-types.ts';

export { LENS_TYPE_KEYS, type LensTypeKey } from './lens-types.ts';
export const lensTypeKey = v.picklist(LENS_TYPE_KEYS);

/** Parameters of a lens, in the usual terms and units. */
export const lensParameters = v.object({
  replacement: v.picklist(['daily', 'two-weeks', 'monthly', 'quarterly']),
  wear: v.picklist(['day', 'flexible', 'extended']),
  design: v.picklist(['spherical', 'aspherical', 'toric', 'multifocal', 'toric-multifocal']),
  material: text,
  /** Per cent. */
  water_content: v.pipe(v.number(), v.minValue(1), v.maxValue(99)),
  /** Dk/t at −3.00 D. */
  dkt: v.pipe(v.number(), v.minValue(1)),
  /** Millimetres. */
  base_curves: v.pipe(v.array(v.number()), v.minLength(1)),
  /** Millimetres. */
  diameters: v.pipe(v.array(v.number()), v.minLength(1)),
  /** Dioptres; each range inclusive. */
  powers: v.pipe(
    v.array(v.object({ from: v.number(), to: v.number(), step: v.number() })),
    v.minLength(1),
  ),
  /** Dioptres and degrees; empty for lenses that are not toric. */
  cylinders: v.array(v.number()),
  axes: v.array(v.number()),
  /** Empty for lenses that are not multifocal. */
  additions: v.array(text),
  /** Millimetres at −3.00 D. */
  centre_thickness: v.number(),
  uv: v.picklist(['none', 'class-1', 'class-2']),
  handling_tint: v.boolean(),
});

/** Parameters of a solution or of drops. */
export const liquidParameters = v.object({
  /** Millilitres. */
  volumes: v.array(v.number()),
  active: text,
  preservative: v.nullable(text),
  /** Days after opening; null for single doses. */
  use_within_days: v.nullable(v.number()),
  /** Minutes; null for drops. */
  soak_minutes: v.nullable(v.number()),
});

/** A product of the catalogue. The specification does not show its shape. */
export const product = v.object({
  ...entity,
  title: text,
  kind: v.picklist(['lenses', 'solution', 'drops']),
  section: link,
  lead: text,
  description: html,
  advantages: v.array(text),
  /** The first picture is the cover. */
  gallery: v.pipe(v.array(picture), v.minLength(1)),
  lens: v.nullable(lensParameters),
  liquid: v.nullable(liquidParameters),
  packages: v.array(
    v.object({ title: text, quantity: v.number(), unit: v.picklist(['линзы', 'мл', 'дозы']) }),
  ),
  filter_keys: v.array(lensTypeKey),
  out_of_production: v.boolean(),
  instructions: v.array(link),
  articles: v.array(link),
});

/** The card of a product. */
export const productCard = v.object({
  ...v.pick(product, ['id', 'alias', 'url', 'title', 'kind', 'lead', 'filter_keys']).entries,
  cover: picture,
});

export const products = list(product);

/** One product filter, with the number of matches in the whole catalogue. */
export const productFilter = v.object({ key: lensTypeKey, title: text, products: v.number() });

/** The editors’ titles of the filters; the keys are names of fields, which cannot begin with a digit. */
export const lensFilterTitles = v.object({
  aspherical: text,
  toric: text,
  multifocal: text,
  kids: text,
});

export const productsFilter = v.object({ items: v.array(productFilter) });

export const catalogSection = v.object({
  ...entity,
  title: text,
  lead: text,
  cover: picture,
  products: v.number(),
});

export const catalogSections = list(catalogSection);

export type LensParameters = v.InferOutput<typeof lensParameters>;
export type LiquidParameters = v.InferOutput<typeof liquidParameters>;
export type Product = v.InferOutput<typeof product>;
export type ProductCard = v.InferOutput<typeof productCard>;
export type LensFilterTitles = v.InferOutput<typeof lensFilterTitles>;
export type ProductFilter = v.InferOutput<typeof productFilter>;
export type CatalogSection = v.InferOutput<typeof catalogSection>;
