import { mayI } from '../calls/session.ts';
import { momentWords } from '../words/moments.ts';
import type { DraftMeta } from './draft-value.ts';

type Planned = Pick<DraftMeta, 'plan' | 'set_id'>;

/** Why the signed-in user may not change or drop a planned draft; null: they may. */
export function plannedReason({ plan, set_id: set }: Planned, now = new Date()): string | null {
  if (!plan || mayI('publish')) return null;
  const how = set === null ? '' : ` с\u00a0набором №\u00a0${set}`;
  return (
    `Черновик выйдет${how} ${momentWords(plan.at, now)}: так решил выпускающий редактор (${plan.who}). ` +
    'Пока время назначено, менять черновик может только он. ' +
    'Попросите его снять время или внести вашу правку.'
  );
}
