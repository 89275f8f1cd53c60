/** The desk's calls about goods: trial pairs and package codes. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { requiredId } from '../query.ts';
import * as desk from '../schemas/desk.ts';
import { deskCall, deskErrors, deskLook } from './desk-call.ts';
import { flagged, paging } from './editor-call.ts';

const { reason } = desk;
const PAIRS_MOST = 10_000;
const pairs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PAIRS_MOST));

/** Opticians by title; no personal data. */
export const deskOpticians = defineCall({
  ...deskCall,
  name: 'editor.desk.opticians',
  method: 'GET',
  path: '/editor/desk/opticians',
  params: v.object({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    ...paging,
  }),
  result: desk.deskOpticians,
  errors: ['unauthorized', 'forbidden', 'invalid'],
});

/** With `was`, only if nobody has changed the number or reserved a pair since. */
export const deskOpticianStock = defineCall({
  ...deskCall,
  name: 'editor.desk.optician.stock',
  method: 'PUT',
  path: '/editor/desk/opticians/:optician',
  body: 'stock',
  params: v.object({
    optician: requiredId,
    stock: v.strictObject({
      /** Null: the optician leaves the programme. */
      pairs: v.nullable(pairs),
      was: v.optional(v.nullable(pairs)),
      reason,
    }),
  }),
  result: desk.deskOptician,
  errors: [...deskErrors, 'edit_conflict'],
});

/** Imports printed codes: all or none; a dry run with `trial`. Columns: `code`, `product`, `points`. */
export const deskCodesImport = defineCall({
  ...deskCall,
  name: 'editor.desk.codes.import',
  method: 'POST',
  path: '/editor/desk/codes',
  body: 'csv',
  bodyType: 'text/csv',
  params: v.object({
    reason,
    trial: flagged,
    csv: v.string(),
  }),
  result: desk.deskCodesReport,
  errors: ['unauthorized', 'forbidden', 'invalid'],
});

/** Whether a code was printed, who registered it, and when. */
export const deskCode = defineCall({
  ...deskLook,
  name: 'editor.desk.code',
  path: '/editor/desk/codes/find',
  body: 'find',
  params: v.object({
    find: v.strictObject({ code: v.pipe(v.string(), v.maxLength(100)), reason }),
  }),
  result: desk.deskCode,
  errors: deskErrors,
});
