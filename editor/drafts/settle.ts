import type { UseFormReturn } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { changesOf, type Values } from '../kept/changes.ts';
import { draftIn } from './draft-value.ts';

/**
 * Marks the sent values as saved; the form keeps what has been typed meanwhile.
 * @returns whether nothing has.
 */
export function settle(
  { getValues, reset, setValue }: Pick<UseFormReturn, 'getValues' | 'reset' | 'setValue'>,
  fields: Fields,
  sent: Values,
  saved: Values,
): boolean {
  const meanwhile = changesOf(fields, sent, getValues());
  const { revision } = draftIn(saved);
  // The next save is based on this revision; the form's dirty state follows from its values.
  setValue('draft.revision', revision);
  reset({ ...sent, draft: { ...draftIn(sent), revision } }, { keepValues: true, keepErrors: true });
  return Object.keys(meanwhile).length === 0;
}
