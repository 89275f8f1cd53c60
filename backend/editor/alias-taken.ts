import { Failure } from '../failure.ts';
import type { Collection } from './collection.ts';

/** The failure when another entity of the collection has this alias. */
export const aliasTaken = ({ aliasField = 'alias' }: Collection) =>
  new Failure('alias_taken', 'Такой адрес уже занят', { [aliasField]: 'Уже занят' });
