import type * as v from 'valibot';
import * as calls from '../../../contract/calls/shops.ts';
import { implement } from '../../handler.ts';
import { wholeDocument } from '../../stored-document.ts';

/** Content of the free pair pages: written by editors, the same for every visitor. */
export const certificateContentHandlers = [
  calls.certificatePage,
  calls.certificateVariants,
  calls.certificateTerms,
].map((call) =>
  implement<v.GenericSchema, v.GenericSchema>(call, (_params, { db }) =>
    wholeDocument(db, call.name, call.result),
  ),
);
