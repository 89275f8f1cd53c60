import { DataTable, SelectInput, TextField, type RaRecord } from 'react-admin';
import { onUse } from '../app/on-use.ts';
import { Chosen } from '../bulk/Chosen.tsx';
import { SelectCell, SelectPage } from '../bulk/select-cells.tsx';
import type { Row } from '../bulk/selection.ts';
import { SelectionProvider } from '../bulk/SelectionProvider.tsx';
import { mayI } from '../calls/session.ts';
import { described } from '../data/descriptions.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { MomentCell } from '../lists/MomentCell.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { DraftStateCell, DraftWhatCell } from './draft-cells.tsx';
import { DRAFT_WORDS } from './draft-state.ts';
import { draftTitle } from './draft-title.ts';

const DraftsBar = onUse(() => import('./DraftsBar.tsx'), 'DraftsBar');

const choices = Object.entries(DRAFT_WORDS).map(([id, name]) => ({ id, name }));

const FILTERS = [
  <SelectInput key="state" source="state" label="Состояние" choices={choices} alwaysOn />,
];

const rowOf = (record: RaRecord): Row => {
  const id = Number(record.id);
  const { fields } = described(String(record['collection']));
  const revision = Number(record['revision']);
  return { id, name: draftTitle(record), draft: id, revision, fields };
};

const BAR = (
  <Chosen>
    <DraftsBar />
  </Chosen>
);

/** Drafts of all collections, newest first. */
export const DraftList = () => (
  <SelectionProvider>
    <ListScreen title="Черновики" filters={FILTERS} above={BAR} isOpened>
      {mayI('draft') && (
        <DataTable.Col label={<SelectPage rowOf={rowOf} />} disableSort sx={{ width: '1px' }}>
          <SelectCell rowOf={rowOf} />
        </DataTable.Col>
      )}
      <DataTable.Col source="title" label="Название" disableSort>
        <RowLink>
          <TextField source="title" emptyText="Без названия" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="collection" label="Что это" disableSort>
        <DraftWhatCell />
      </DataTable.Col>
      <DataTable.Col source="state" label="Состояние" disableSort>
        <DraftStateCell />
      </DataTable.Col>
      <DataTable.Col source="author" label="Кто" disableSort />
      <DataTable.Col source="updated_at" label="Изменён" disableSort>
        <MomentCell source="updated_at" />
      </DataTable.Col>
    </ListScreen>
  </SelectionProvider>
);
