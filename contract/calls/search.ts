/** A file of its own: the page of results brings its schema to the browser, and no other. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { boundedNumber } from '../query.ts';
import * as search from '../schemas/search.ts';

/** Nobody types more; what is pasted beyond it is not looked for. */
const beginning = (typed: string) => typed.slice(0, 500);

/** The query is taken as typed (section 5); an empty one finds nothing and is no error. */
export const searchContent = defineCall({
  table: 'content',
  access: 'public',
  method: 'GET',
  content: true,
  name: 'search.content',
  path: '/rest/search.content',
  params: v.object({
    query: v.fallback(v.optional(v.pipe(v.string(), v.transform(beginning)), ''), ''),
    /** Only this kind of content, for reading on in one group. */
    kind: v.fallback(v.optional(search.searchKind), undefined),
    /** Entities shown of each kind. */
    count: boundedNumber({ min: 1, max: 96, byDefault: 8 }),
  }),
  result: search.searchContent,
  errors: [],
});
