import { Title, useRecordContext } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { EntityForm } from '../collections/EntityForm.tsx';
import { described, fieldsOf } from '../data/descriptions.ts';
import { KeptLine } from '../kept/KeptLine.tsx';
import { PresenceNote } from '../presence/PresenceNote.tsx';
import { quoted } from '../../src/config/quoted.ts';
import { DraftFaults } from './DraftFaults.tsx';
import { DraftLine } from './DraftLine.tsx';
import { DraftToolbar } from './DraftToolbar.tsx';
import { WHOLE } from './draft-reads.ts';
import { draftIn } from './draft-value.ts';
import { GoneNote } from './GoneNote.tsx';
import { plannedReason } from './planned-reason.ts';
import { PublishAtInput } from './PublishAtInput.tsx';
import { RecordEdit } from '../record/RecordEdit.tsx';

function ReadDraft() {
  const record = useRecordContext();
  if (!record) return null;
  const draft = draftIn(record);
  const collection = described(draft.collection);
  const named = draft.title;
  const fields = fieldsOf(collection, draft.alias ?? record['alias']);
  const closed = plannedReason(draft);
  return (
    <>
      <ScreenTitle>{`${collection.one} ${quoted(named)} · черновик`}</ScreenTitle>
      <Title title={`Черновик: ${collection.one.toLowerCase()} ${quoted(named)}`} />
      <GoneNote draft={draft} />
      <PresenceNote collection={draft.collection} entity={draft.entity_id} draft={draft.id} />
      <DraftFaults draft={draft} fields={fields} />
      <EntityForm
        collection={draft.collection}
        fields={fields}
        id={draft.entity_id}
        closed={closed}
        // Text typed before the draft was planned is still kept.
        line={closed === null ? <DraftLine fields={fields} /> : <KeptLine fields={fields} />}
        toolbar={<DraftToolbar />}
      >
        <PublishAtInput />
      </EntityForm>
    </>
  );
}

/** Never refetched while the user types. */
const ONCE = { ...WHOLE, refetchOnWindowFocus: false, refetchOnReconnect: false };

export const DraftEdit = () => (
  <RecordEdit redirect={false} title={false} queryOptions={ONCE} mutationOptions={WHOLE}>
    <ReadDraft />
  </RecordEdit>
);
