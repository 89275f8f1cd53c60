/**
 * The table of times: layers, files, the slowest tests. Markdown, which is readable in a terminal,
 * too.
 */
import type { TestTime, Times } from './times.ts';

export type LayerResult = {
  readonly name: string;
  readonly lane: string;
  readonly seconds: number;
  readonly times: Times | null;
};

const SLOWEST = 30;
/** Files faster than this many milliseconds are counted together. */
const SMALL = 1_000;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

function rows(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const all = [
    head,
    head.map((_, column) => (column === head.length - 1 ? '---' : '---:')),
    ...lines,
  ];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A cell of Markdown has one line and no bar. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function layerTable(results: readonly LayerResult[], total: number): string {
  const lines = results.map(({ name, lane, seconds: taken, times }) => [
    taken.toFixed(0),
    times ? String(times.tests.length) : '',
    `${name} (${lane})`,
  ]);
  const tests = results.reduce((sum, { times }) => sum + (times?.tests.length ?? 0), 0);
  return rows(
    ['seconds', 'tests', 'layer (lane)'],
    [...lines, [total.toFixed(0), String(tests), 'all, from start to end']],
  );
}

function fileTable(results: readonly LayerResult[]): string {
  const files = results.flatMap(({ times }) => [...(times?.files ?? [])]);
  const large = files.filter(([, ms]) => ms >= SMALL).sort(([, a], [, b]) => b - a);
  const small = files.filter(([, ms]) => ms < SMALL);
  const rest = small.reduce((sum, [, ms]) => sum + ms, 0);
  return rows(
    ['seconds', 'file'],
    [
      ...large.map(([file, ms]) => [seconds(ms), file]),
      ...(small.length > 0 ? [[seconds(rest), `${small.length} files of less than a second`]] : []),
    ],
  );
}

function testTable(results: readonly LayerResult[]): string {
  const tests: TestTime[] = results.flatMap(({ times }) => [...(times?.tests ?? [])]);
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return rows(
    ['seconds', 'test'],
    slowest.map(({ ms, file, name }) => [seconds(ms), cell(`${file}: ${name}`)]),
  );
}

/**
 * @param results in the order of the layers.
 * @param total seconds from the start of the first layer to the end of the last.
 */
export function timeTable(results: readonly LayerResult[], total: number): string {
  return [
    layerTable(results, total),
    fileTable(results),
    `The ${SLOWEST} slowest tests:`,
    testTable(results),
  ].join('\n\n');
}
