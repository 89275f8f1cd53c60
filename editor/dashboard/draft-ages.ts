/** Groups drafts by the time since their last change: a draft untouched for a month is often forgotten. */

const DAY = 86_400_000;

const AGES = [
  { title: 'За последние сутки', days: 1 },
  { title: 'За неделю', days: 7 },
  { title: 'За месяц', days: 30 },
  { title: 'Лежат больше месяца', days: Infinity },
];

type Touched = { readonly updated_at: string };

/** The groups that are not empty, the most recent first. */
export function byAge<T extends Touched>(
  drafts: readonly T[],
  now = new Date(),
): { readonly title: string; readonly drafts: readonly T[] }[] {
  const groups = AGES.map(({ title }) => ({ title, drafts: [] as T[] }));
  for (const draft of drafts) {
    const days = (now.getTime() - Date.parse(draft.updated_at)) / DAY;
    groups[AGES.findIndex((age) => days <= age.days)]?.drafts.push(draft);
  }
  return groups.filter(({ drafts: own }) => own.length > 0);
}
