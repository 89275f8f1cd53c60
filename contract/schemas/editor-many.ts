/** Results of the calls that concern several entities, or two states of one. */
import * as v from 'valibot';
import { id, list } from '../fields.ts';
import { CONTENT_COLLECTIONS } from './hook.ts';
import { wordChanges } from './word-changes.ts';

const card = v.object({
  id,
  alias: v.string(),
  url: v.nullable(v.string()),
  /** What names the entity to people. */
  title: v.string(),
});

/** What one collection has for a search: the first ones, and how many there are. */
const foundIn = v.object({
  collection: v.picklist(CONTENT_COLLECTIONS),
  /** «Статьи». */
  many: v.string(),
  total: v.number(),
  items: v.array(card),
});

export const foundEverywhere = list(foundIn);

/** What is known of an address of the site. */
export const addressFound = v.object({
  address: v.string(),
  /** Whether there is a page, a redirect, or an address of which only the site itself knows. */
  exists: v.boolean(),
});

/** A field that differs between two states of an entity. */
const fieldDifference = v.object({
  field: v.string(),
  label: v.string(),
  before: v.unknown(),
  after: v.unknown(),
  /** Of texts: their words in order, and what became of each. */
  words: v.nullable(wordChanges),
});

export const difference = list(fieldDifference);

/** What importing a table has done, or would do. */
export const csvReport = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Reasons by line and field, `3.title`; only of a trial, because anything else is then refused. */
  faults: v.record(v.string(), v.string()),
});

export type FoundIn = v.InferOutput<typeof foundIn>;
export type FieldDifference = v.InferOutput<typeof fieldDifference>;
export type CsvReport = v.InferOutput<typeof csvReport>;
