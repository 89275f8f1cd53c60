/** The content check: findings that an editor may want to look at, by kind. */
import { CHECK_NAMES, type CheckName } from '../../../contract/collections/check-kinds.ts';
import type { Database } from '../../db/database.ts';
import {
  findingOf,
  orphans,
  sameTitles,
  staleArticles,
  unusedFootnotes,
  type Finding,
} from './compared.ts';
import { deadLinksIn } from './dead.ts';
import { takenAliases } from './draft-aliases.ts';
import type { Examined } from './examine.ts';
import { catchUp, examined, ledgerOf, type Ledger } from './ledger.ts';

export type ContentCheck = {
  /** Entities that are not examined yet: a later call covers more of them. */
  readonly waiting: number;
  readonly findings: ReadonlyMap<CheckName, readonly Finding[]>;
};

/** The findings that depend on the entities alone, not on the day or the drafts. */
type Settled = {
  readonly version: number;
  readonly all: readonly Examined[];
  readonly found: readonly Finding[];
};

const settled = new WeakMap<Ledger, Settled>();

async function compared(db: Database, ledger: Ledger): Promise<Settled> {
  const { version, targets } = ledger;
  const before = settled.get(ledger);
  if (before?.version === version) return before;
  const all = examined(ledger);
  const found = [
    ...all.flatMap((one) => one.faults.map((fault) => findingOf(one, fault))),
    ...(await deadLinksIn(db, all, targets)),
    ...sameTitles(all),
    ...orphans(all),
    ...unusedFootnotes(all),
  ];
  const made = { version, all, found };
  settled.set(ledger, made);
  return made;
}

/**
 * Compares nothing until every entity has been examined: the remaining ones may contain the missing
 * links or citations.
 * @param patience milliseconds to spend on entities that have changed since the last time.
 */
export async function checkContent(
  db: Database,
  now: Date,
  patience?: number,
): Promise<ContentCheck> {
  const ledger = ledgerOf(db);
  const waiting = await catchUp(db, ledger, patience);
  if (waiting > 0) return { waiting, findings: new Map(CHECK_NAMES.map((kind) => [kind, []])) };
  const { all, found } = await compared(db, ledger);
  const byKind = Map.groupBy(
    [...found, ...(await takenAliases(db, all)), ...staleArticles(all, now)],
    ({ kind }) => kind,
  );
  return { waiting, findings: new Map(CHECK_NAMES.map((kind) => [kind, byKind.get(kind) ?? []])) };
}
