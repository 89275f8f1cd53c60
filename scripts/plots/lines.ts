/** How figures grow: a line for each measured subject, on two logarithmic axes. */
import { logarithmicAxis, type Axis } from './axis.ts';
import { EDGE, escaped, framed, label, rounded, spelled, written, type Figure } from './frame.ts';
import type { Measurement } from './measurement.ts';

/** Where the axes begin; the labels of their grid are to the left and below. */
const LEFT = 84;
/** The length of the horizontal axis; names are to the right of its end. */
const ROOM = 350;
const TOP = 84;
const HEIGHT = 300;
/** Minimum distance between names. */
const APART = 19;

type Line = { readonly site: string; readonly figures: readonly Figure[]; readonly end: number };

/**
 * Moves names down until none overlaps another, then all up again by as much as the lowest is too low.
 * @param ends where the lines end, from the top.
 */
export function spread(ends: readonly number[], foot: number): number[] {
  const placed: number[] = [];
  for (const end of ends) placed.push(Math.max(end, (placed.at(-1) ?? -Infinity) + APART));
  let room = foot;
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    placed[index] = Math.min(placed[index] ?? room, room);
    room = (placed[index] ?? room) - APART;
  }
  return placed;
}

/** The lines from top to bottom, by where they end. */
function linesOf(figures: readonly Figure[], y: (value: number) => number): Line[] {
  const bySite = Map.groupBy(figures, ({ site }) => site);
  const lines = [...bySite].map(([site, points]) => {
    const sorted = points.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
    return { site, figures: sorted, end: y(sorted.at(-1)?.value ?? 1) };
  });
  return lines.toSorted((one, other) => one.end - other.end);
}

/** Draws one panel, with its grid. */
function drawPanel(measurement: Measurement, index: number, across: Axis, up: Axis): string[] {
  const { groups, unit, along = '', own } = measurement;
  const group = groups[index];
  if (!group) return [];
  const top = TOP + index * (HEIGHT + 90);
  const foot = top + HEIGHT;
  const x = (at: number) => rounded(LEFT + across.at(at) * ROOM);
  const y = (value: number) => foot - up.at(value) * HEIGHT;
  const lines = linesOf(group.figures, y);
  const names = spread(
    lines.map(({ end }) => end),
    foot,
  );
  const sizes = [...new Set(group.figures.map(({ at = 1 }) => at))];
  return [
    `<text class="group" x="${EDGE}" y="${top - 18}">${escaped(group.name)}</text>`,
    ...up.ticks.flatMap((tick) => [
      `<line class="line" x1="${LEFT}" x2="${LEFT + ROOM}" y1="${rounded(y(tick))}" y2="${rounded(y(tick))}"/>`,
      `<text class="quiet" text-anchor="end" x="${LEFT - 8}" y="${rounded(y(tick) + 4)}">${label(tick, unit)}</text>`,
    ]),
    ...sizes.flatMap((size) => [
      `<line class="line" x1="${x(size)}" x2="${x(size)}" y1="${top}" y2="${foot}"/>`,
      `<text class="quiet" text-anchor="middle" x="${x(size)}" y="${foot + 18}">${spelled(size)}</text>`,
    ]),
    `<text class="quiet" text-anchor="end" x="${LEFT + ROOM}" y="${foot + 36}">${escaped(along)}</text>`,
    ...lines.flatMap(({ site, figures, end }, place) => {
      const look = site.startsWith(own) ? 'own' : 'other';
      const mark = look === 'own' ? ' class="mark"' : '';
      const points = figures.map(({ at = 1, value }) => `${x(at)},${rounded(y(value))}`);
      const name = names[place] ?? end;
      const last = figures.at(-1);
      return [
        `<polyline class="${look}" style="fill:none" stroke-width="2" points="${points.join(' ')}"/>`,
        ...points.map((point) => {
          const [px, py] = point.split(',');
          return `<circle class="${look}" cx="${px}" cy="${py}" r="4"/>`;
        }),
        `<line class="line" x1="${LEFT + ROOM + 6}" x2="${LEFT + ROOM + 18}" y1="${rounded(end)}" y2="${rounded(name)}"/>`,
        `<text${mark} x="${LEFT + ROOM + 22}" y="${rounded(name + 5)}">${escaped(site)} ${written(last?.value ?? 0, unit)}</text>`,
      ];
    }),
  ];
}

/** Draws how figures grow: a panel for each group, all on the same axes. */
export function drawLines(measurement: Measurement): string {
  const { groups } = measurement;
  const figures = groups.flatMap((group) => group.figures);
  const sizes = figures.map(({ at = 1 }) => at);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const across: Axis = {
    at: (size) => Math.log(size / least) / (Math.log(most / least) || 1),
    ticks: sizes,
  };
  const values = figures.map(({ value }) => value);
  const up = logarithmicAxis(Math.min(...values), Math.max(...values));
  const panels = groups.flatMap((_, index) => drawPanel(measurement, index, across, up));
  const foot = TOP + groups.length * (HEIGHT + 90) - 20;
  const note = 'Both axes are logarithmic.';
  return framed(measurement, panels, { foot, note });
}
