import { editorDrafts } from '../../contract/calls/editor-drafts.ts';
import { editorTakedowns } from '../../contract/calls/editor-takedown.ts';
import { useCall } from '../calls/use-call.ts';
import { momentWords } from '../words/moments.ts';
import { DeskCard } from './DeskCard.tsx';
import { DeskLine } from './DeskLine.tsx';
import { inOrder, plannedDrafts, plannedTakedowns } from './planned.ts';

const MOST = '20';

/** Scheduled publications and takedowns, and those that failed. */
export function PlannedCard() {
  const planned = useCall(editorDrafts, { state: 'planned', count: MOST });
  const failed = useCall(editorDrafts, { state: 'failed', count: MOST });
  const takedowns = useCall(editorTakedowns, { count: MOST });
  const all = [planned, failed, takedowns];
  const error = all.flatMap((one) => (one && !one.ok ? [one.error] : []))[0];
  const items = inOrder([
    ...plannedDrafts(planned?.ok ? planned.value.items : []),
    ...plannedDrafts(failed?.ok ? failed.value.items : []),
    ...plannedTakedowns(takedowns?.ok ? takedowns.value.items : []),
  ]);
  return (
    <DeskCard title="Запланировано" nothing="Ничего не назначено." error={error}>
      {items.map(({ what, at, words, to }) => (
        <DeskLine
          key={`${to} ${words}`}
          primary={what}
          secondary={at === null ? words : `${words} ${momentWords(at)}`}
          to={to}
        />
      ))}
    </DeskCard>
  );
}
