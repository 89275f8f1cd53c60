import { Edit, Title, useRecordContext, useResourceContext } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { described, fieldsOf } from '../data/descriptions.ts';
import { PresenceNote } from '../presence/PresenceNote.tsx';
import { quoted } from '../words/quoted.ts';
import { EntityForm } from './EntityForm.tsx';
import { EntityNotes } from './EntityNotes.tsx';
import { useAfterSave } from './use-after-save.ts';

/** The form of the entity that has been read; its fields may depend on it. */
function ReadForm() {
  const collection = described(useResourceContext() ?? '');
  const record = useRecordContext();
  if (!record) return null;
  const { one, title, variants } = collection;
  const alias = String(record['alias']);
  const named = variants[alias]?.label ?? String(record[title] ?? alias);
  // The settings are only one, and no field names them.
  const isOnly = collection.is_fixed && !variants[alias];
  return (
    <>
      <ScreenTitle>{isOnly ? one : `${one} „${named}“`}</ScreenTitle>
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
 * Apart from what lists have read: a form that began with a part of an entity would be emptied of
 * what was typed when the whole of it arrives. And it is not read again while somebody writes:
 * what others save meanwhile is merged when this form is saved.
 */
const WHOLE = { meta: { isWhole: true } };
const ONCE = { ...WHOLE, refetchOnWindowFocus: false, refetchOnReconnect: false };

export function CollectionEdit() {
  const published = useAfterSave();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      title={false}
      queryOptions={ONCE}
      mutationOptions={{ ...WHOLE, ...published }}
    >
      <ReadForm />
    </Edit>
  );
}
