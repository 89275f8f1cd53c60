/** Reads the content check through GraphQL: counts, and the findings of one kind. */
import * as v from 'valibot';
import { CHECK_NAMES, type CheckName } from '../../contract/collections/check-kinds.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { readGraph } from '../calls/graph.ts';

const finding = v.object({
  collection: v.picklist(CONTENT_COLLECTIONS),
  id: v.nullable(v.number()),
  draft: v.nullable(v.number()),
  alias: v.string(),
  title: v.string(),
  field: v.nullable(v.string()),
  words: v.string(),
});

const page = v.object({ total: v.number(), items: v.array(finding) });
const check = v.object({
  waiting: v.number(),
  counts: v.array(v.object({ kind: v.picklist(CHECK_NAMES), count: v.number() })),
  findings: v.optional(page),
});

export type Finding = v.InferOutput<typeof finding>;
export type Check = v.InferOutput<typeof check>;

const SUMMARY = 'waiting counts { kind count }';

/** The counts of all kinds. */
export const readCounts = () =>
  readGraph(`{ content_check { ${SUMMARY} } }`, {}, v.object({ content_check: check }));

/** The counts, with one page of a kind's findings. */
export const readFindings = (kind: CheckName, number: number, count: number) =>
  readGraph(
    `query ($kind: CheckKind!, $page: Int!, $count: Int!) {
      content_check {
        ${SUMMARY}
        findings(kind: $kind, page: $page, count: $count) {
          total
          items { collection id draft alias title field words }
        }
      }
    }`,
    { kind, page: number, count },
    v.object({ content_check: check }),
  );
