/** Bulk calls, partial updates, and tables. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { requiredId, requiredText, strictNumber } from '../query.ts';
import * as editor from '../schemas/editor.ts';
import { addressFound, csvReport, difference, foundEverywhere } from '../schemas/editor-many.ts';
import { editorCall, flagged, key, saveErrors } from './editor-call.ts';

const { collection } = editor;
const part = v.record(v.string(), v.unknown());
const idNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const ids = v.pipe(
  v.array(idNumber),
  v.minLength(1),
  v.maxLength(200),
  v.check((all) => new Set(all).size === all.length, 'Каждая запись\u00a0— один раз'),
);

/** Changes some fields of an entity; the others stay as they are. */
export const editorPatch = defineCall({
  ...editorCall,
  name: 'editor.patch',
  method: 'PATCH',
  path: '/editor/:collection/:id',
  body: 'part',
  params: v.object({ collection, id: key, part }),
  result: editor.shownEntity,
  errors: saveErrors,
});

/** Changes the same fields of several entities: all or none. */
export const editorPatchMany = defineCall({
  ...editorCall,
  name: 'editor.patch.many',
  method: 'PATCH',
  path: '/editor/:collection',
  body: 'changes',
  params: v.object({ collection, changes: v.object({ ids, part }) }),
  result: editor.editedEntities,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid'],
});

/** Sets the manual order of some entities. */
export const editorArrange = defineCall({
  ...editorCall,
  name: 'editor.arrange',
  method: 'PUT',
  path: '/editor/orders/:collection',
  body: 'order',
  params: v.object({ collection, order: v.object({ ids }) }),
  result: editor.editedEntities,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid'],
});

/** One search across all collections. */
export const editorSearch = defineCall({
  ...editorCall,
  name: 'editor.search',
  method: 'GET',
  path: '/editor/search',
  params: v.object({
    search: requiredText,
    count: strictNumber({ min: 1, max: 50, byDefault: 5 }),
  }),
  result: foundEverywhere,
  errors: ['unauthorized', 'invalid'],
});

/** Whether an address of the site exists, so that a link can point to it. */
export const editorAddress = defineCall({
  ...editorCall,
  name: 'editor.address',
  method: 'GET',
  path: '/editor/addresses',
  params: v.object({
    address: v.pipe(v.string(), v.trim(), v.regex(/^\/(?!\/)\S*$/), v.maxLength(500)),
  }),
  result: addressFound,
  errors: ['unauthorized', 'invalid'],
});

/** The fields that differ between two revisions. */
export const editorDifference = defineCall({
  ...editorCall,
  name: 'editor.difference',
  method: 'GET',
  path: '/editor/:collection/:id/difference',
  params: v.object({ collection, id: key, from: requiredId, to: requiredId }),
  result: difference,
  errors: ['unauthorized', 'not_found', 'invalid'],
});

/** Exports a collection as a table; filters, search and order are those of its list. */
export const editorCsv = defineCall({
  ...editorCall,
  name: 'editor.csv',
  method: 'GET',
  path: '/editor/tables/:collection',
  params: v.looseObject({
    collection,
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    sort: v.optional(v.pipe(v.string(), v.maxLength(60))),
    ids: v.optional(v.pipe(v.string(), v.maxLength(2_200))),
  }),
  result: v.string(),
  bare: 'text/csv',
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid', 'upstream'],
});

/** Imports the rows of a table: all or none; a dry run with `trial`. */
export const editorCsvSave = defineCall({
  ...editorCall,
  name: 'editor.csv.save',
  method: 'POST',
  path: '/editor/tables/:collection',
  body: 'csv',
  bodyType: 'text/csv',
  params: v.object({
    collection,
    trial: flagged,
    csv: v.string(),
  }),
  result: csvReport,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid'],
});
