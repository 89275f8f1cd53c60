import { useRecordContext, useResourceContext } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import type { LibraryFileWithUses } from '../../contract/schemas/library.ts';
import { collectionRecords } from '../data/collection-records.ts';

/**
 * Another point is an edit of every entity that shows the picture, this one included: its form
 * goes on from the new revision, or its own save would be refused as made from an old one.
 * @returns makes the change; it is given the file before, and answers whether it was made.
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
    // Somebody else's edit stays one that this form has not seen.
    if (before['revision'] === field.value) {
      const { revision } = await records.one(id);
      resetField('revision', { defaultValue: revision });
    }
    return true;
  };
}
