import { diffChars } from 'diff';

/** A replacement within a text. */
export type Change = {
  /** Its offset in the original text, in characters. */
  readonly at: number;
  readonly removed: string;
  readonly added: string;
};

/** Drops the last character of a change if it stays the same. */
function trimmed({ at, removed, added }: Change): Change {
  const isSame = removed !== '' && removed.at(-1) === added.at(-1);
  return isSame
    ? { at, removed: removed.slice(0, -1), added: added.slice(0, -1) }
    : { at, removed, added };
}

/** The changes from one text to the other, in order. */
export function changesOf(before: string, after: string): Change[] {
  if (before === after) return [];
  const changes: Change[] = [];
  let at = 0;
  let [removed, added] = ['', ''];
  const close = () => {
    const change = trimmed({ at: at - removed.length, removed, added });
    if (change.removed + change.added !== '') changes.push(change);
    [removed, added] = ['', ''];
  };
  for (const part of diffChars(before, after)) {
    if (part.added) {
      added += part.value;
    } else if (part.removed) {
      removed += part.value;
      at += part.value.length;
    } else if (part.value.length > 1 || removed + added === '') {
      close();
      at += part.value.length;
    } else {
      // A single unchanged character between two changes is treated as part of the change.
      removed += part.value;
      added += part.value;
      at += part.value.length;
    }
  }
  close();
  return changes;
}
