import {
  SaveButton,
  Toolbar,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { mayI } from '../calls/session.ts';
import { collectionRecords } from '../data/collection-records.ts';
import { described } from '../data/descriptions.ts';
import { TakeDownButton } from '../takedown/TakeDownButton.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { DraftButton } from '../drafts/DraftButton.tsx';
import { PUBLISH_KEYS } from '../keys/keys.ts';
import { shownOf } from './shown-record.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** What whoever is signed in may do with the form. */
export function EntityToolbar() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const records = collectionRecords(resource);
  const redirect = useRedirect();
  if (!mayI('draft')) return null;
  const isDraft = { draft: true };
  const shown = shownOf(record);
  // A draft that is there has its own screen: from here it would be written over unseen.
  return (
    <Toolbar sx={{ columnGap: 2, rowGap: 1, py: 1, flexWrap: 'wrap' }}>
      {mayI('publish') && (
        <SaveButton label="Опубликовать" alwaysEnable={!record} {...PUBLISH_KEYS} />
      )}
      {!shown.draft && (
        <DraftButton
          save={(values) =>
            record ? records.update(record.id, values, isDraft) : records.create(values, isDraft)
          }
          onSaved={({ id }) => redirect('edit', 'drafts', id)}
        />
      )}
      <HistoryButton />
      {record && mayI('publish') && !described(resource).is_fixed && !shown.takedown && (
        <TakeDownButton />
      )}
      {record && mayI('publish') && <RemoveButton />}
    </Toolbar>
  );
}
