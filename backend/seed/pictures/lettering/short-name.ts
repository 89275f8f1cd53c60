/**
 * The lines of a product's name on its pack: the brand word and the quotes are removed, because the
 * brand has its own mark; long names break into at most three lines of about `limit` characters.
 */
export function shortName(title: string, limit = 13): string[] {
  const words = title
    .replaceAll(/[«»"'“”®™,()]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && word.toLowerCase() !== 'ясно');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.slice(0, 3);
}
