import { Title, useRecordContext, useResourceContext } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { described, fieldsOf } from '../data/descriptions.ts';
import { PresenceNote } from '../presence/PresenceNote.tsx';
import { quoted } from '../../src/config/quoted.ts';
import { EntityForm } from './EntityForm.tsx';
import { EntityNotes } from './EntityNotes.tsx';
import { useAfterSave } from './use-after-save.ts';
import { RecordEdit } from '../record/RecordEdit.tsx';

/** The form of the loaded entity; its fields may depend on the entity. */
function ReadForm() {
  const collection = described(useResourceContext() ?? '');
  const record = useRecordContext();
  if (!record) return null;
  const { one, title, variants } = collection;
  const alias = String(record['alias']);
  const named = variants[alias]?.label ?? String(record[title] ?? alias);
  // The settings are a single entity, and no field names them.
  const isOnly = collection.is_fixed && !variants[alias];
  return (
    <>
      <ScreenTitle>{isOnly ? one : `${one} ${quoted(named)}`}</ScreenTitle>
      <Title title={isOnly ? one : `${one} ${quoted(named)}`} />
      <PresenceNote collection={collection.name} entity={Number(record.id)} draft={null} />
      <EntityNotes />
      <EntityForm
        collection={collection.name}
        fields={fieldsOf(collection, record['alias'])}
        id={Number(record.id)}
      />
    </>
  );
}

/**
 * Cached apart from what lists read: a form that began with a partial entity would lose typed text
 * when the whole entity arrives. Nor is it refetched while the user types: what others save
 * meanwhile is merged when this form is saved.
 */
const WHOLE = { meta: { isWhole: true } };
const ONCE = { ...WHOLE, refetchOnWindowFocus: false, refetchOnReconnect: false };

export function CollectionEdit() {
  const published = useAfterSave();
  return (
    <RecordEdit
      redirect={false}
      title={false}
      queryOptions={ONCE}
      mutationOptions={{ ...WHOLE, ...published }}
    >
      <ReadForm />
    </RecordEdit>
  );
}
