/** A fault that could be introduced by accident, and the check that should catch it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Edit = {
  /** From the project's root. */
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
};

export type Fault = {
  /** What is wrong then. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The command: `npm run test:<layer> -- <files>`. */
  readonly layer: string;
  readonly files: readonly string[];
  /** A pattern for the names of the tests to run; all tests of the files when absent. */
  readonly only?: string;
  /** A pattern for tests that have to run before those: their failure catches nothing. */
  readonly leansOn?: string;
  /** Its check covers many faults and reports only the first: no other fault is planted with it. */
  readonly isAlone?: true;
};

/**
 * @returns the text with the edit applied.
 * @throws when its search text does not occur exactly once: the list of faults is then
 * out of date.
 */
export function editedText(text: string, { file, find, replace }: Edit): string {
  const [before, after, ...more] = text.split(find);
  const times = after === undefined ? 'not' : `${more.length + 1} times`;
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} must hold once and holds ${times}: ${find}`);
  if (find === replace) throw new Error(`${file} is not changed by: ${find}`);
  return before + replace + after;
}

/** Texts of the files that a fault changes, by path, with it and without it. */
function texts(root: string, edits: readonly Edit[]) {
  const sound = new Map<string, string>();
  const faulty = new Map<string, string>();
  for (const edit of edits) {
    const text = faulty.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8');
    if (!sound.has(edit.file)) sound.set(edit.file, text);
    faulty.set(edit.file, editedText(text, edit));
  }
  return { sound, faulty };
}

/** @returns why a fault cannot be planted into the current project; null when it can. */
export function misfit(root: string, { name, edits }: Fault): string | null {
  try {
    texts(root, edits);
    return null;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Plants faults into a copy of the project. @returns a function that removes them. */
export function plant(root: string, faults: readonly Fault[]): () => void {
  const { sound, faulty } = texts(
    root,
    faults.flatMap(({ edits }) => edits),
  );
  const write = (files: ReadonlyMap<string, string>) => {
    for (const [file, text] of files) writeFileSync(join(root, file), text);
  };
  write(faulty);
  return () => write(sound);
}
