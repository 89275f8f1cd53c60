import { diffChars } from 'diff';

/** A place of a text that becomes another one. */
export type Change = {
  /** Where it begins, in characters of the text before. */
  readonly at: number;
  readonly removed: string;
  readonly added: string;
};

/** A change without the sign at its end that stays. */
function trimmed({ at, removed, added }: Change): Change {
  const isSame = removed !== '' && removed.at(-1) === added.at(-1);
  return isSame
    ? { at, removed: removed.slice(0, -1), added: added.slice(0, -1) }
    : { at, removed, added };
}

/** What turns one text into the other, in order. */
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
      // One sign between two changes belongs to what one sees changing.
      removed += part.value;
      added += part.value;
      at += part.value.length;
    }
  }
  close();
  return changes;
}
