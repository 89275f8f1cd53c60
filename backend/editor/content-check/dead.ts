import type { Database } from '../../db/database.ts';
import { existing } from '../dead-links/existing.ts';
import { targetOf, type Target } from '../dead-links/pages.ts';
import { findingOf, type Finding } from './compared.ts';
import type { Examined } from './examine.ts';

/**
 * Links to pages of our own that do not exist; each page is looked up once.
 * @param targets caches what each address names.
 */
export async function deadLinksIn(
  db: Database,
  all: readonly Examined[],
  targets: Map<string, Target | null>,
): Promise<Finding[]> {
  const pages = new Set(all.flatMap(({ page }) => page ?? []));
  const unknown = new Map<string, Target>();
  for (const { links } of all) {
    for (const { address } of links) {
      if (!targets.has(address)) targets.set(address, targetOf(address));
      const target = targets.get(address) ?? null;
      if (target && !pages.has(target.page)) unknown.set(address, target);
    }
  }
  const there = await existing(db, [...unknown.values()]);
  const isDead = (address: string) => {
    const target = unknown.get(address);
    return target !== undefined && !there.has(target.page);
  };
  if (![...unknown.keys()].some(isDead)) return [];
  return all.flatMap((one) =>
    one.links.flatMap(({ field, address }) =>
      isDead(address) ? [findingOf(one, { kind: 'dead_link', field, words: address })] : [],
    ),
  );
}
