import { axisOf, type Axis } from './axis.ts';
import type { Measurement } from './measurement.ts';

const WIDTH = 720;
const EDGE = 20;
/** Where the axis begins; names are to the left of it. */
const LEFT = 230;
/** The length of the axis. */
const ROOM = 380;
const TOP = 56;
const ROW = 26;
const GROUP = 36;

/**
 * The plot has its own background: GitHub's theme may differ from the system's, which the media query
 * follows. The two colours also differ in lightness.
 */
const STYLE = `
  .ground { fill: #ffffff; stroke: #d5dfe0 }
  text { fill: #17292b; font: 14px system-ui, "Segoe UI", Arial, sans-serif }
  .title { font-size: 17px; font-weight: 600 }
  .group { font-weight: 600 }
  text.quiet, tspan.quiet { fill: #4b6063; font-size: 12px; font-weight: 400 }
  .line { stroke: #d5dfe0 }
  .other { fill: #8fa3a6; stroke: #8fa3a6 }
  .own { fill: #0b5760; stroke: #0b5760 }
  .dot { stroke-width: 12; stroke-linecap: round }
  text.mark { fill: #17292b; stroke: none; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0f1a1c; stroke: #2f4245 }
    text, text.mark { fill: #e8f0f0 }
    text.quiet, tspan.quiet { fill: #a9bcbe }
    .line { stroke: #2f4245 }
    .other { fill: #6d8286; stroke: #6d8286 }
    .own { fill: #5cc8d2; stroke: #5cc8d2 }
  }
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

type Figure = Measurement['groups'][number]['figures'][number];

const rounded = (number: number) => String(Number(number.toFixed(1)));
/** The same for people: 81,616. */
const spelled = (number: number) => rounded(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The x coordinate of a value. */
const place = (axis: Axis, value: number) => rounded(LEFT + axis.at(value) * ROOM);

/** Formats a value with its unit; from 1000 ms on, in seconds. */
export function written(value: number, unit: Measurement['unit'], to?: number): string {
  const inSeconds = unit === 'ms' && value >= 1000;
  const [scale, name] = inSeconds ? [1000, 's'] : [1, unit];
  const span = [value, ...(to === undefined ? [] : [to])].map((end) => spelled(end / scale));
  return `${span.join('–')} ${name}`;
}

/** The figures as text, for readers who cannot see the plot. */
function described({ groups, unit }: Measurement): string {
  const said = groups.map(({ name, figures }) => {
    const each = figures.map(({ site, value, to }) => `${site} ${written(value, unit, to)}`);
    return `${name}: ${each.join(', ')}.`;
  });
  return said.join(' ');
}

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

/** The label of a grid line: what is counted needs no unit, and large numbers leave no room for one. */
const label = (tick: number, unit: Measurement['unit']) =>
  unit === 'a second' ? spelled(tick) : written(tick, unit);

/** Draws the grid lines and their labels. */
const drawAxis = ({ unit }: Measurement, axis: Axis, top: number, foot: number) =>
  axis.ticks.flatMap((tick) => [
    `<line class="line" x1="${place(axis, tick)}" x2="${place(axis, tick)}" y1="${top}" y2="${foot}"/>`,
    `<text class="quiet" text-anchor="middle" x="${place(axis, tick)}" y="${foot + 18}">${label(tick, unit)}</text>`,
  ]);

/** Says where the figures come from, because plots get copied without their page. */
const provenance = ({ runs }: Measurement) =>
  runs.map(({ name, date, commit, cores }) => {
    const known = [date, commit && `commit ${commit}`, cores && `${cores} cores`];
    const said = known.filter((part) => part !== null);
    const missing = ['day', 'commit', 'machine'].filter((_, index) => known[index] === null);
    const gap = missing.length > 0 ? [`${missing.join(', ')} not recorded`] : [];
    return `${name}: ${[said.join(', '), ...gap].filter(Boolean).join('; ')}.`;
  });

/**
 * Draws a measurement as an SVG: bars from zero, or dots on a logarithmic axis.
 * @returns the contents of the SVG file.
 */
export function drawPlot(measurement: Measurement): string {
  const { title, groups, axis: kind } = measurement;
  const axis = axisOf(measurement);
  const rows: string[] = [];
  let y = TOP;
  for (const { name, figures } of groups) {
    rows.push(`<text class="group" x="${EDGE}" y="${y + 14}">${escaped(name)}</text>`);
    y += GROUP;
    for (const figure of figures) {
      rows.push(...drawRow(measurement, axis, figure, y));
      y += ROW;
    }
  }
  const foot = y - 6;
  y += 44;
  for (const line of provenance(measurement)) {
    rows.push(`<text class="quiet" x="${EDGE}" y="${y}">${escaped(line)}</text>`);
    y += 18;
  }
  const height = y;
  const note = kind === 'linear' ? '' : 'Logarithmic: each line is ten times the previous one.';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(described(measurement))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="12"/>`,
    `<text class="title" x="${EDGE}" y="34">${escaped(title)}<tspan class="quiet" dx="8">${note}</tspan></text>`,
    ...drawAxis(measurement, axis, TOP - 6, foot),
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
