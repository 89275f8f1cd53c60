import type { LibraryUse } from '../../contract/schemas/library.ts';
import { counted } from '../../src/words/plural.ts';

const PLACES = { one: 'месте', few: 'местах', many: 'местах' };

/** The address of the form of an entity or draft that uses a file. */
export const addressOfUse = ({ collection, id, draft }: LibraryUse): string =>
  draft === null ? `/${collection}/${id ?? ''}` : `/drafts/${draft}`;

/** «Используется в 3 местах». */
export const usesWords = ({ length }: readonly LibraryUse[]): string =>
  length === 0 ? 'Нигде не\u00a0используется' : `Используется в\u00a0${counted(length, PLACES)}`;
