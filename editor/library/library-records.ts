/** Files of the library as records. */
import * as v from 'valibot';
import {
  editorLibrary,
  editorLibraryFile,
  editorLibraryRemove,
} from '../../contract/calls/library.ts';
import { LIBRARY_KINDS } from '../../contract/schemas/library.ts';
import { send } from '../calls/send.ts';
import type { Records } from '../data/records.ts';
import { valueOf } from '../data/refused.ts';
import { describeFile } from './describe-file.ts';

const asked = v.object({
  kind: v.fallback(v.optional(v.picklist(LIBRARY_KINDS)), undefined),
  search: v.fallback(v.optional(v.string()), undefined),
});

const numbered = (id: string | number) => ({ id: String(id) });

export const libraryRecords: Records = {
  async list({ pagination: { page, perPage }, filter }) {
    const params = { page: String(page), count: String(perPage), ...v.parse(asked, filter) };
    return valueOf(await send(editorLibrary, params));
  },
  some: (ids) => Promise.all(ids.map((id) => libraryRecords.one(id))),
  one: async (id) => valueOf(await send(editorLibraryFile, numbered(id))),
  create: () => Promise.reject(new Error('A file comes into the library by an upload')),
  update: async (id, values, _meta, before = {}) => valueOf(await describeFile(id, values, before)),
  remove: async (id) => valueOf(await send(editorLibraryRemove, numbered(id))),
};
