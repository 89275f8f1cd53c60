/** What all plots have in common: their frame, and how they write figures. */
import type { Measurement } from './measurement.ts';

export const WIDTH = 720;
export const EDGE = 20;

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
/** A text for the content of an element. */
export const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

export type Figure = Measurement['groups'][number]['figures'][number];

/** A number with one decimal at most. */
export const rounded = (number: number) => String(Number(number.toFixed(1)));
/** The same with separators: 81,616. */
export const spelled = (number: number) => rounded(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a value with its unit; from 1000 ms on, in seconds. */
export function written(value: number, unit: Measurement['unit'], to?: number): string {
  const inSeconds = unit === 'ms' && value >= 1000;
  const [scale, name] = inSeconds ? [1000, 's'] : [1, unit];
  const span = [value, ...(to === undefined ? [] : [to])].map((end) => spelled(end / scale));
  return `${span.join('–')} ${name}`;
}

/** The figures as text, for readers who cannot see the plot. */
function described({ groups, unit, along }: Measurement): string {
  const said = groups.map(({ name, figures }) => {
    const each = figures.map(({ site, at, value, to }) => {
      const place = at === undefined ? '' : ` at ${spelled(at)} ${along ?? ''}`;
      return `${site}${place} ${written(value, unit, to)}`;
    });
    return `${name}: ${each.join(', ')}.`;
  });
  return said.join(' ');
}

/** The label of a grid line: counts need no unit, and large numbers leave no space for one. */
export const label = (tick: number, unit: Measurement['unit']) =>
  unit === 'a second' ? spelled(tick) : written(tick, unit);

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
 * Puts a drawing into the frame of a plot, below its title and above its source.
 * @param foot where the drawing ends.
 * @param note beside the title.
 */
export function framed(
  measurement: Measurement,
  drawn: readonly string[],
  { foot, note }: { readonly foot: number; readonly note: string },
): string {
  const { title } = measurement;
  const said = provenance(measurement).map(
    (line, index) =>
      `<text class="quiet" x="${EDGE}" y="${foot + index * 18}">${escaped(line)}</text>`,
  );
  const height = foot + said.length * 18;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(described(measurement))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="12"/>`,
    `<text class="title" x="${EDGE}" y="34">${escaped(title)}<tspan class="quiet" dx="8">${note}</tspan></text>`,
    ...drawn,
    ...said,
    '</svg>',
    '',
  ].join('\n');
}
