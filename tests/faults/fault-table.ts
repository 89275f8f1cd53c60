/** The table of what caught each fault, in Markdown, which is readable in a terminal as well. */

export type Result = {
  readonly name: string;
  readonly layer: string;
  /** Failed checks as `file: test`. */
  readonly red: readonly string[];
  readonly isGreen: boolean;
  /** Its checks fail without any fault, so it was not planted. */
  readonly isUnproved?: boolean;
  readonly seconds: number;
};

export const isCaught = ({ red }: Pick<Result, 'red'>) => red.length > 0;

/** A cell has one line and no bar. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** The first failed check, and the number of further ones. */
export function caughtBy({
  red,
  isGreen,
  isUnproved,
}: Pick<Result, 'red' | 'isGreen' | 'isUnproved'>): string {
  if (isUnproved) return 'nothing: its checks are red without any fault';
  const [first, ...more] = red;
  if (first === undefined)
    return isGreen ? 'nothing: all stayed green' : 'nothing: the layer failed without a red test';
  return more.length > 0 ? `${first} (and ${more.length} more)` : first;
}

/** The table, followed by the number of caught faults. */
export function faultTable(results: readonly Result[]): string {
  const lines = results.map((result) => [
    cell(result.name),
    result.layer,
    cell(caughtBy(result)),
    result.seconds.toFixed(0),
  ]);
  const rows = [['fault', 'layer', 'caught by', 's'], ['---', '---', '---', '---:'], ...lines];
  const caught = results.filter(isCaught).length;
  return [
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `${caught} of ${results.length} caught`,
  ].join('\n');
}
