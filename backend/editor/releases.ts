import type { ReleaseSwitch } from '../../contract/schemas/publishing.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { PublishedSite } from '../published/published-site.ts';
import { logAction } from './log.ts';

export type Switching = {
  readonly db: Database;
  readonly site: PublishedSite;
  readonly who: string;
  readonly at: Date;
};

const told = ({ from, to }: ReleaseSwitch) => `версия ${to} вместо ${from}`;

const isSame = ({ from, to }: ReleaseSwitch) => from === to;

/**
 * Serves an earlier release until somebody goes on to the newest.
 * @throws Failure; `state_conflict` when that release is already served.
 */
export async function rollBack(
  { db, site, who, at }: Switching,
  release: number,
  from: number | null,
): Promise<ReleaseSwitch> {
  const change = await site.rollBack(release, from);
  if (isSame(change)) {
    throw new Failure('state_conflict', `Версия ${release} и\u00a0так на\u00a0сайте`);
  }
  await logAction(db, { at, who, action: 'roll-back', about: told(change) });
  return change;
}

/** Serves the newest release again. @throws Failure */
export async function goOn({ db, site, who, at }: Switching): Promise<ReleaseSwitch> {
  const change = await site.goOn();
  if (!isSame(change)) await logAction(db, { at, who, action: 'go-on', about: told(change) });
  return change;
}
