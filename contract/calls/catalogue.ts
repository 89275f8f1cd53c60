/** From the table «Content and catalogue»: products and their sections. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { byAlias, commaList, none } from '../query.ts';
import * as pages from '../schemas/pages.ts';
import * as product from '../schemas/product.ts';
import { contentCall } from './content-call.ts';

export const mainCatalog = defineCall({
  ...contentCall,
  name: 'main.catalog',
  path: '/rest/main.catalog',
  params: none,
  result: pages.mainCatalog,
  errors: [],
});

/** All products; discontinued ones are included and marked. */
export const siteProducts = defineCall({
  ...contentCall,
  name: 'site.products',
  path: '/rest/site.products',
  params: none,
  result: product.products,
  errors: [],
});

export const productsFilter = defineCall({
  ...contentCall,
  name: 'products.filter',
  path: '/rest/products.filter',
  params: none,
  result: product.productsFilter,
  errors: [],
});

/** `values`: comma-separated aliases of sections; empty means all. */
export const catalogSections = defineCall({
  ...contentCall,
  name: 'catalog.sections',
  path: '/rest/catalog.sections',
  params: v.object({ values: commaList }),
  result: product.catalogSections,
  errors: [],
});

export const productByAlias = defineCall({
  ...contentCall,
  name: 'product',
  forOthers: true,
  path: '/rest/product',
  params: byAlias,
  result: product.product,
  errors: ['not_found'],
});
