/** The edit distance between a text and each prefix of another, starting with the empty one. */
function errorsByBeginning(text: string, other: string): number[] {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= text.length; row += 1) {
    const own = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = text[row - 1] === other[column - 1];
      let errors = Math.min(
        (above[column] ?? 0) + 1,
        (own[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = text[row - 1] === other[column - 2] && text[row - 2] === other[column - 1];
      if (swapped && row > 1) errors = Math.min(errors, (before[column - 2] ?? 0) + 1);
      own.push(errors);
    }
    before = above;
    above = own;
  }
  return above;
}

/**
 * The edit distance of two words: an extra, missing or wrong letter, or two swapped ones, count as
 * one error each.
 */
export function editDistance(left: string, right: string): number {
  return errorsByBeginning(left, right).at(-1) ?? 0;
}

/** The same for a word that may be unfinished: «новосибрс» is one error from «новосибирск». */
export function unfinishedDistance(typed: string, word: string): number {
  return Math.min(...errorsByBeginning(typed, word));
}

/**
 * The number of errors tolerated in a word: none in a short one, where any change makes another
 * word.
 */
export function forgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}
