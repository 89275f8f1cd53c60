import { useRecordContext, useResourceContext } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import type { LibraryFileWithUses } from '../../contract/schemas/library.ts';
import { collectionRecords } from '../data/collection-records.ts';

/**
 * A new focus point changes every entity that shows the picture, including the one in this form:
 * the form continues from the new revision, or its own save would be refused as outdated.
 * @returns a function that makes the change: it receives the file before the change, and returns
 * whether the change was made.
 */
export function useOwnRevision() {
  const collection = useResourceContext() ?? '';
  const id = Number(useRecordContext()?.id);
  const { resetField } = useFormContext();
  const { field } = useController({ name: 'revision' });

  return async (file: LibraryFileWithUses, change: () => Promise<boolean>): Promise<boolean> => {
    const isShown = file.uses.some(
      (use) => use.draft === null && use.collection === collection && use.id === id,
    );
    if (!isShown) return change();
    const records = collectionRecords(collection);
    const before = await records.one(id);
    if (!(await change())) return false;
    // If somebody else has edited the entity, this form has not seen that edit and must not skip it.
    if (before['revision'] === field.value) {
      const { revision } = await records.one(id);
      resetField('revision', { defaultValue: revision });
    }
    return true;
  };
}
