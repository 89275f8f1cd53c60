import { editorLog } from '../../contract/calls/editor-access.ts';
import { useCall } from '../calls/use-call.ts';
import { described } from '../data/descriptions.ts';
import { ACTION_WORDS } from '../log/action-words.ts';
import { momentWords } from '../words/moments.ts';
import { DeskCard } from './DeskCard.tsx';
import { DeskLine } from './DeskLine.tsx';

const MOST = 8;

/** More than are shown, because sign-ins among them are left out. */
const READ = '40';

const UNCHANGING: ReadonlySet<string> = new Set(['sign-in', 'password']);

/** The latest changes, and who made them. */
export function ChangesCard() {
  const log = useCall(editorLog, { count: READ });
  const all = log?.ok ? log.value.items : [];
  const items = all.filter(({ action }) => !UNCHANGING.has(action)).slice(0, MOST);
  return (
    <DeskCard
      title="Последние изменения"
      nothing={'Ещё ничего не\u00a0меняли.'}
      error={log && !log.ok ? log.error : undefined}
    >
      {items.map(({ id, at, who, action, collection, entity_id, about }) => (
        <DeskLine
          key={id}
          primary={`${ACTION_WORDS[action]}: ${about}`}
          secondary={[collection && described(collection).one, who, momentWords(at)]
            .filter(Boolean)
            .join(' · ')}
          to={collection && entity_id !== null ? `/${collection}/${entity_id}` : null}
        />
      ))}
    </DeskCard>
  );
}
