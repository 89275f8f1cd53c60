import * as v from 'valibot';
import { picture } from '../../../contract/fields.ts';
import {
  lensParameters,
  lensTypeKey,
  liquidParameters,
  product,
} from '../../../contract/schemas/product.ts';
import { routes } from '../../../src/config/routes.ts';
import {
  articles,
  catalogSections,
  discountProducts,
  instructions,
  products,
} from '../../db/schema.ts';
import { namedByAlias, type Collection } from '../collection.ts';
import { alias, aliasOf, body, lead, position, reference, title } from '../fields.ts';

/** Fields that share one JSON column, because nothing sorts or filters by them. */
const details = {
  advantages: v.array(title),
  gallery: v.pipe(v.array(picture), v.minLength(1), v.maxLength(20)),
  lens: v.nullable(lensParameters),
  liquid: v.nullable(liquidParameters),
  packages: product.entries.packages,
  /** Aliases. */
  instructions: v.array(alias),
  articles: v.array(alias),
};
const inDetails = new Set(Object.keys(details));

const schema = v.pipe(
  v.object({
    alias: aliasOf('product'),
    title,
    kind: product.entries.kind,
    section_id: reference,
    lead,
    description: body,
    filter_keys: v.pipe(
      v.array(lensTypeKey),
      v.transform((keys) => [...new Set(keys)]),
    ),
    out_of_production: v.boolean(),
    ...details,
    position,
  }),
  v.forward(
    v.check(
      ({ kind, lens }) => (kind === 'lenses') === (lens !== null),
      'Параметры линз нужны линзам, и\u00a0только им',
    ),
    ['lens'],
  ),
);

export const productCollection: Collection = {
  ...namedByAlias(products, routes.product),
  name: 'products',
  missing: 'Средство не\u00a0найдено',
  schema: () => schema,
  search: [products.title, products.alias, products.lead],
  references: { section_id: catalogSections },
  aliasLists: { articles, instructions },
  usedBy: [
    {
      collection: 'discounts',
      column: discountProducts.productId,
      owner: discountProducts.discountId,
      what: 'предложения',
    },
  ],
  toColumns: (fields) => {
    const own = Object.entries(fields).filter(([name]) => !inDetails.has(name));
    const inside = Object.entries(fields).filter(([name]) => inDetails.has(name));
    return { ...Object.fromEntries(own), details: Object.fromEntries(inside) };
  },
  toFields: ({ id: _, revision: __, updated_at: ___, details: inside, ...own }) => ({
    ...own,
    ...v.parse(v.record(v.string(), v.unknown()), inside),
  }),
};
