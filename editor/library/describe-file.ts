import * as v from 'valibot';
import { editorLibraryDescribe, editorLibraryFile } from '../../contract/calls/library.ts';
import { focus } from '../../contract/fields.ts';
import type { LibraryFileWithUses } from '../../contract/schemas/library.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { send } from '../calls/send.ts';
import { isSame, type Values } from '../kept/changes.ts';

/** The fields of the form, where an emptied text is null. */
const words = v.nullish(v.string(), null);
const written = v.object({
  title: words,
  alt: words,
  focus: v.nullish(v.object(focus.entries), null),
});

const aboutOf = (values: unknown) => {
  const { title, alt, focus: point } = v.parse(written, values);
  return { title: title ?? '', alt: alt ?? '', focus: point };
};

/** A value that the user has not changed stays as it is now. */
const own = <T>(given: T, was: T, now: T): T => (isSame(given, was) ? now : given);

/**
 * Describes a file of the library. Only what the user has changed replaces what the file has now: a
 * form that has been open for long does not undo a colleague's change.
 * @param before the file as it was shown.
 */
export async function describeFile(
  id: string | number,
  values: Values,
  before: Values,
): Promise<Result<LibraryFileWithUses>> {
  const named = { id: String(id) };
  const present = await send(editorLibraryFile, named);
  if (!present.ok) return present;
  const [given, was, now] = [aboutOf(values), aboutOf(before), aboutOf(present.value)];
  const about = {
    title: own(given.title, was.title, now.title),
    alt: own(given.alt, was.alt, now.alt),
    focus: own(given.focus, was.focus, now.focus),
  };
  return send(editorLibraryDescribe, { ...named, about });
}
