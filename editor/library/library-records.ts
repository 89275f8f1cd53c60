/** Files of the library as records. */
import * as v from 'valibot';
import {
  editorLibrary,
  editorLibraryDescribe,
  editorLibraryFile,
  editorLibraryRemove,
} from '../../contract/calls/library.ts';
import { LIBRARY_KINDS } from '../../contract/schemas/library.ts';
import { focus } from '../../contract/fields.ts';
import { send } from '../calls/send.ts';
import type { Records } from '../data/records.ts';
import { valueOf } from '../data/refused.ts';

const asked = v.object({
  kind: v.fallback(v.optional(v.picklist(LIBRARY_KINDS)), undefined),
  search: v.fallback(v.optional(v.string()), undefined),
});

/** The fields of the form, where an emptied text is null. */
const words = v.nullable(v.string());
const written = v.object({
  title: words,
  alt: words,
  focus: v.nullish(v.object(focus.entries), null),
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
  async update(id, values) {
    const { title, alt, focus: point } = v.parse(written, values);
    const about = { title: title ?? '', alt: alt ?? '', focus: point };
    return valueOf(await send(editorLibraryDescribe, { ...numbered(id), about }));
  },
  remove: async (id) => valueOf(await send(editorLibraryRemove, numbered(id))),
};
