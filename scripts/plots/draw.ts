import { axisOf, type Axis } from './axis.ts';
import { EDGE, escaped, framed, label, rounded, written, type Figure } from './frame.ts';
import { drawLines } from './lines.ts';
import type { Measurement } from './measurement.ts';

/** Where the axis begins; names are to the left of it. */
const LEFT = 230;
/** The length of the axis; the longest bar still has its value after it. */
const ROOM = 350;
const TOP = 56;
const ROW = 26;
const GROUP = 36;

/** The x coordinate of a value. */
const place = (axis: Axis, value: number) => rounded(LEFT + axis.at(value) * ROOM);

/** Draws one row: name, value, and a bar from zero or a dot on a logarithmic axis. */
function drawRow(measurement: Measurement, axis: Axis, figure: Figure, y: number): string[] {
  const { unit, own, axis: kind } = measurement;
  const { site, value, to = value } = figure;
  const look = site.startsWith(own) ? 'own' : 'other';
  const mark = site.startsWith(own) ? ' class="mark"' : '';
  const across = `y1="${y}" y2="${y}"`;
  const shape =
    kind === 'linear'
      ? `<rect class="${look}" x="${LEFT}" y="${y - 9}" width="${rounded(axis.at(value) * ROOM)}" height="18"/>`
      : `<line class="line" x1="${LEFT}" x2="${place(axis, value)}" ${across}/>` +
        `<line class="${look} dot" x1="${place(axis, value)}" x2="${place(axis, to)}" ${across}/>`;
  const after = rounded(LEFT + axis.at(to) * ROOM + 12);
  return [
    `<text${mark} x="${EDGE + 12}" y="${y + 5}">${escaped(site)}</text>`,
    shape,
    `<text${mark} x="${after}" y="${y + 5}">${written(value, unit, figure.to)}</text>`,
  ];
}

/** Draws the grid lines and their labels. */
const drawAxis = ({ unit }: Measurement, axis: Axis, top: number, foot: number) =>
  axis.ticks.flatMap((tick) => [
    `<line class="line" x1="${place(axis, tick)}" x2="${place(axis, tick)}" y1="${top}" y2="${foot}"/>`,
    `<text class="quiet" text-anchor="middle" x="${place(axis, tick)}" y="${foot + 18}">${label(tick, unit)}</text>`,
  ]);

/** Draws bars from zero, or dots on a logarithmic axis. */
function drawRows(measurement: Measurement): string {
  const axis = axisOf(measurement);
  const rows: string[] = [];
  let y = TOP;
  for (const { name, figures } of measurement.groups) {
    rows.push(`<text class="group" x="${EDGE}" y="${y + 14}">${escaped(name)}</text>`);
    y += GROUP;
    for (const figure of figures) {
      rows.push(...drawRow(measurement, axis, figure, y));
      y += ROW;
    }
  }
  const note =
    measurement.axis === 'linear' ? '' : 'Logarithmic: each line is ten times the previous one.';
  const drawn = [...drawAxis(measurement, axis, TOP - 6, y - 6), ...rows];
  return framed(measurement, drawn, { foot: y + 44, note });
}

/**
 * Draws a measurement as an SVG: how something grows as lines, anything else as rows.
 * @returns the contents of the SVG file.
 */
export const drawPlot = (measurement: Measurement): string =>
  measurement.along === undefined ? drawRows(measurement) : drawLines(measurement);
