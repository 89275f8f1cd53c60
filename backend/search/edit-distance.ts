/**
 * How many typing errors part two words: a letter too many, too few, wrong, or two in the wrong
 * order each count as one.
 */
export function editDistance(left: string, right: string): number {
  const width = right.length + 1;
  const at = (rows: number[], row: number, column: number) => rows[row * width + column] ?? 0;
  const cells: number[] = [];
  for (let row = 0; row <= left.length; row += 1) {
    for (let column = 0; column <= right.length; column += 1) {
      if (row === 0 || column === 0) {
        cells.push(row + column);
        continue;
      }
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      cells.push(
        Math.min(
          at(cells, row - 1, column) + 1,
          at(cells, row, column - 1) + 1,
          at(cells, row - 1, column - 1) + (same ? 0 : 1),
          row > 1 && column > 1 && swapped ? at(cells, row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(cells, left.length, right.length);
}

/** How many errors are forgiven in a word: none in a short one, where any other is another word. */
export function forgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}
