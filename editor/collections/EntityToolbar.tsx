import {
  SaveButton,
  Toolbar,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { mayI } from '../calls/session.ts';
import { collectionRecords } from '../data/collection-records.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { DraftButton } from '../drafts/DraftButton.tsx';
import { RemoveButton } from './RemoveButton.tsx';

/** What whoever is signed in may do with the form. */
export function EntityToolbar() {
  const record = useRecordContext();
  const records = collectionRecords(useResourceContext() ?? '');
  const redirect = useRedirect();
  const refresh = useRefresh();
  if (!mayI('draft')) return null;
  const isDraft = { draft: true };
  return (
    <Toolbar sx={{ gap: 2 }}>
      {mayI('publish') && <SaveButton label="Опубликовать" alwaysEnable={!record} />}
      {record ? (
        <DraftButton
          save={(values) => records.update(record.id, values, isDraft)}
          onSaved={refresh}
        />
      ) : (
        <DraftButton
          save={(values) => records.create(values, isDraft)}
          onSaved={({ id }) => redirect('edit', 'drafts', id)}
        />
      )}
      <HistoryButton />
      {record && mayI('publish') && <RemoveButton />}
    </Toolbar>
  );
}
