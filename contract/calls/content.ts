/**
 * Section 7, table «Content and catalogue», and `faq`, for which the specification shows no call.
 */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, optionalText, requiredId } from '../query.ts';
import * as lists from '../schemas/list-pages.ts';
import * as pages from '../schemas/pages.ts';
import * as reference from '../schemas/reference.ts';
import { contentCall } from './content-call.ts';

export * from './articles.ts';
export * from './catalogue.ts';
export * from './discounts.ts';
export { searchContent } from './search.ts';

export const aboutPage = defineCall({
  ...contentCall,
  name: 'about.page',
  path: '/rest/about.page',
  params: none,
  result: pages.aboutPage,
  errors: [],
});

export const forBeginners = defineCall({
  ...contentCall,
  name: 'for.beginners',
  path: '/rest/for.beginners',
  params: none,
  result: pages.forBeginners,
  errors: [],
});

export const footnote = defineCall({
  ...contentCall,
  name: 'footnote',
  path: '/rest/footnote',
  params: none,
  result: reference.footnotes,
  errors: [],
});

/** Not in the table: routes /faq and /faq/item/{slug?} need it. See docs/decisions. */
export const faq = defineCall({
  ...contentCall,
  name: 'faq',
  path: '/rest/faq',
  params: none,
  result: reference.faq,
  errors: [],
  beyondSpec: true,
});

/** Not in the table: titles and leads of lists, which editors write. */
export const listPages = defineCall({
  ...contentCall,
  name: 'list.pages',
  path: '/rest/list.pages',
  params: none,
  result: lists.listPages,
  errors: [],
  beyondSpec: true,
});

export const mainPage = defineCall({
  ...contentCall,
  name: 'main.page',
  path: '/rest/main.page',
  params: none,
  result: pages.mainPage,
  errors: [],
});

export const staticContent = defineCall({
  ...contentCall,
  name: 'static.content',
  path: '/rest/static.content',
  params: v.object({ alias: optionalText }),
  result: reference.staticContent,
  errors: ['not_found'],
});

export const linkLibrary = defineCall({
  ...contentCall,
  name: 'link.library',
  path: '/rest/link.library',
  params: none,
  result: reference.linkLibrary,
  errors: [],
});

/** `type`: alias of an instruction type; absent means all. */
export const instructions = defineCall({
  ...contentCall,
  name: 'instructions',
  path: '/rest/instructions',
  params: v.object({ type: optionalText }),
  result: reference.instructions,
  errors: [],
});

export const instructionsFilter = defineCall({
  ...contentCall,
  name: 'instructions.filter',
  path: '/rest/instructions.filter',
  params: none,
  result: reference.instructionsFilter,
  errors: [],
});

/** Former addresses of renamed pages. Beyond the specification. */
export const redirects = defineCall({
  ...contentCall,
  name: 'redirects',
  path: '/rest/redirects',
  params: none,
  result: reference.redirects,
  errors: [],
  beyondSpec: true,
});

export const techPage = defineCall({
  ...contentCall,
  name: 'tech.page',
  path: '/rest/tech.page',
  params: none,
  result: pages.techPage,
  errors: [],
});

export const themes = defineCall({
  ...contentCall,
  name: 'themes',
  path: '/rest/themes',
  params: none,
  result: reference.themes,
  errors: [],
});

/** A single theme, as the first item of a list; if it has a redirect, the visitor is sent there. */
export const detail = defineCall({
  ...contentCall,
  name: 'detail',
  path: '/rest/detail',
  params: v.object({ themeId: requiredId }),
  result: reference.themes,
  errors: ['not_found'],
});
