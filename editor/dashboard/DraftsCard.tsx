import { ListSubheader } from '@mui/material';
import { editorDrafts } from '../../contract/calls/editor-drafts.ts';
import { counted } from '../../src/words/plural.ts';
import { useCall } from '../calls/use-call.ts';
import { described } from '../data/descriptions.ts';
import { momentWords } from '../words/moments.ts';
import { DeskCard } from './DeskCard.tsx';
import { DeskLine } from './DeskLine.tsx';
import { byAge } from './draft-ages.ts';

/** The most lines in a section. */
const MOST = 10;

const DRAFTS = { one: 'черновик', few: 'черновика', many: 'черновиков' };

/** Drafts in progress, the latest changed first. */
export function DraftsCard() {
  const drafts = useCall(editorDrafts, { count: String(MOST) });
  const items = drafts?.ok ? drafts.value.items : [];
  const more = drafts?.ok ? drafts.value.total - items.length : 0;
  return (
    <DeskCard
      title="Черновики"
      nothing={'Черновиков нет: всё начатое вышло на\u00a0сайт.'}
      error={drafts && !drafts.ok ? drafts.error : undefined}
    >
      {[
        ...byAge(items).flatMap(({ title: age, drafts: own }) => [
          <ListSubheader key={age} component="li" disableSticky>
            {age}
          </ListSubheader>,
          ...own.map(({ id, title, collection, author, updated_at }) => (
            <DeskLine
              key={id}
              primary={title || 'Без названия'}
              secondary={`${described(collection).one} · ${author}, ${momentWords(updated_at)}`}
              to={`/drafts/${id}`}
            />
          )),
        ]),
        ...(more > 0
          ? [
              <DeskLine
                key="more"
                primary={`Ещё ${counted(more, DRAFTS)}`}
                secondary=""
                to="/drafts"
              />,
            ]
          : []),
      ]}
    </DeskCard>
  );
}
