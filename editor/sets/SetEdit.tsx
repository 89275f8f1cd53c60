import { useRecordContext } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { SetForm } from './SetForm.tsx';
import { SetNotes } from './SetNotes.tsx';
import { quoted } from '../../src/config/quoted.ts';
import { setIn } from './set-value.ts';
import { SetToolbar } from './SetToolbar.tsx';
import { RecordEdit } from '../record/RecordEdit.tsx';

function ReadSet() {
  const record = useRecordContext();
  if (!record) return null;
  const { title, state } = setIn(record);
  return (
    <>
      <ScreenTitle>{`Набор ${quoted(title)}`}</ScreenTitle>
      <SetNotes />
      {state !== 'published' && <SetForm toolbar={<SetToolbar />} />}
    </>
  );
}

const ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false };

/** A set of changes: its members, its time, and publishing all of it. */
export const SetEdit = () => (
  <RecordEdit redirect={false} title="Набор изменений" queryOptions={ONCE}>
    <ReadSet />
  </RecordEdit>
);
