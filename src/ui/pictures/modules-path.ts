/** Dark cells of a square code as one path, merging runs in each row. */
export function modulesPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (!dark || row[x - 1] === true) return;
      let end = x;
      while (row[end] === true) end += 1;
      path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
    });
  });
  return path;
}
