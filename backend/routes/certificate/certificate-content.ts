import type * as v from 'valibot';
import * as calls from '../../../contract/calls/shops.ts';
import { implement } from '../../handler.ts';
import { wholeDocument } from '../content/documents.ts';

/** What the pages of the free pair say: written by editors, the same for everybody. */
export const certificateContentHandlers = [
  calls.certificatePage,
  calls.certificateVariants,
  calls.certificateTerms,
].map((call) =>
  implement<v.GenericSchema, v.GenericSchema>(call, (_params, { db }) =>
    wholeDocument(db, call.name, call.result),
  ),
);
