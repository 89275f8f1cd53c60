import { editorDrafts } from '../../contract/calls/editor.ts';
import { useCall } from '../calls/use-call.ts';
import { described } from '../data/descriptions.ts';
import { momentWords } from '../words/moments.ts';
import { DeskCard } from './DeskCard.tsx';
import { DeskLine } from './DeskLine.tsx';

/** Lines of a part. */
const MOST = '8';

/** What is being written, the last touched first. */
export function DraftsCard() {
  const drafts = useCall(editorDrafts, { count: MOST });
  const items = drafts?.ok ? drafts.value.items : [];
  return (
    <DeskCard
      title="Черновики"
      nothing="Черновиков нет."
      error={drafts && !drafts.ok ? drafts.error : undefined}
    >
      {items.map(({ id, title, collection, author, updated_at }) => (
        <DeskLine
          key={id}
          primary={title || 'Без названия'}
          secondary={`${described(collection).one} · ${author}, ${momentWords(updated_at)}`}
          to={`/drafts/${id}`}
        />
      ))}
    </DeskCard>
  );
}
