/** In its own file: the search page ships this schema to the browser, and no other. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { boundedNumber } from '../query.ts';
import * as search from '../schemas/search.ts';

/** Nobody types more; pasted text beyond it is ignored. No half of an emoji is left: URLs cannot contain it. */
const beginning = (typed: string) => typed.slice(0, 500).replace(/[\ud800-\udbff]$/, '');

/** The query is used as typed (section 5); an empty one finds nothing and is not an error. */
export const searchContent = defineCall({
  table: 'content',
  access: 'public',
  method: 'GET',
  content: true,
  mayLag: true,
  name: 'search.content',
  path: '/rest/search.content',
  params: v.object({
    query: v.fallback(v.optional(v.pipe(v.string(), v.transform(beginning)), ''), ''),
    /** Restricts the results to one kind, for paging within a group. */
    kind: v.fallback(v.optional(search.searchKind), undefined),
    /** Entities shown per kind. */
    count: boundedNumber({ min: 1, max: 96, byDefault: 8 }),
  }),
  result: search.searchContent,
  errors: [],
});
