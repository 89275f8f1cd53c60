import type { UseFormReturn } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { changesOf, type Values } from '../kept/changes.ts';
import { draftIn } from './draft-value.ts';

/**
 * What was sent is saved, and the form goes on from there with what has been typed meanwhile.
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
  // The next save is of this revision; whether anything is unsaved follows from the values.
  setValue('draft.revision', revision);
  reset({ ...sent, draft: { ...draftIn(sent), revision } }, { keepValues: true, keepErrors: true });
  return Object.keys(meanwhile).length === 0;
}
