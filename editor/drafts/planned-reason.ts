import { mayI } from '../calls/session.ts';
import { momentWords } from '../words/moments.ts';
import type { DraftSaid } from './draft-value.ts';

type Planned = Pick<DraftSaid, 'plan' | 'set_id'>;

/** Why whoever is signed in may not change or discard a draft that is planned; null: it is not. */
export function plannedReason({ plan, set_id: set }: Planned, now = new Date()): string | null {
  if (!plan || mayI('publish')) return null;
  const how = set === null ? '' : ` с\u00a0набором №\u00a0${set}`;
  return (
    `Черновик выйдет${how} ${momentWords(plan.at, now)}: так решил выпускающий редактор (${plan.who}). ` +
    'Пока время назначено, менять черновик может только он. ' +
    'Попросите его снять время или внести вашу правку.'
  );
}
