import type { Presence, PresenceMark } from '../../contract/schemas/editor-people.ts';

/** Whether somebody has the same thing open: the entity, its draft, or the draft of a new one. */
export const isSameOpen = (
  one: Pick<Presence, 'collection' | 'entity_id' | 'draft_id'>,
  { collection, entity_id: entity, draft_id: draft }: PresenceMark,
): boolean =>
  one.collection === collection &&
  ((entity != null && one.entity_id === entity) || (draft != null && one.draft_id === draft));

/** «Вера с 14:05, Олег с 15:10»: each person once, with the time of their first tab. */
export function namesOf(
  others: readonly Pick<Presence, 'who' | 'since'>[],
  timeOf: (moment: string) => string,
): string {
  const since = new Map<string, string>();
  for (const { who, since: at } of others) {
    const known = since.get(who);
    if (known === undefined || at < known) since.set(who, at);
  }
  return [...since].map(([who, at]) => `${who} с\u00a0${timeOf(at)}`).join(', ');
}
