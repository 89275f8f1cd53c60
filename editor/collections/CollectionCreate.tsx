import { Create, useResourceContext } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { createOnce } from '../data/create-once.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { useFirstField } from '../keys/use-first-field.ts';
import { EntityForm } from './EntityForm.tsx';
import { useAfterSave } from './use-after-save.ts';

export function CollectionCreate() {
  const collection = described(useResourceContext() ?? '');
  const fields = fieldsOf(collection);
  useFirstField(Object.keys(fields)[0]);
  const published = { ...useAfterSave(), meta: { create: createOnce } };
  return (
    <Create redirect={false} title={`${collection.one}: новая запись`} mutationOptions={published}>
      <ScreenTitle>{`${collection.one} · новая запись`}</ScreenTitle>
      <EntityForm collection={collection.name} fields={fields} id={null} />
    </Create>
  );
}
