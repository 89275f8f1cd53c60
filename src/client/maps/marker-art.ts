/** Size of a marker in pixels: a touch target, with the tip of the drop at its bottom centre. */
export const MARKER = { width: 44, height: 52, tip: [22, 50] } as const;
/** Diameter of a cluster marker in pixels. */
export const CLUSTER = 52;

export type Ink = { readonly fill: string; readonly line: string; readonly glint: string };

const DROP = 'M22 50C22 50 40 33.5 40 20.5A18 18 0 0 0 4 20.5C4 33.5 22 50 22 50Z';

/**
 * A marker: a drop with the brand's lens in it. Colours are styles rather than attributes: only
 * there can they be palette variables.
 */
export function markerArt({ fill, line, glint }: Ink): string {
  const { width, height } = MARKER;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    `<path d="${DROP}" style="fill:${fill};stroke:${line};stroke-width:2.5"/>` +
    `<circle cx="22" cy="20.5" r="8.5" style="fill:none;stroke:${glint};stroke-width:3"/>` +
    `<circle cx="26" cy="16.5" r="2.6" style="fill:${glint}"/></svg>`
  );
}

/** The background of a cluster marker; the number is written over it. */
export function clusterArt({ fill, line }: Ink): string {
  const middle = CLUSTER / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CLUSTER}" height="${CLUSTER}" ` +
    `viewBox="0 0 ${CLUSTER} ${CLUSTER}" aria-hidden="true">` +
    `<circle cx="${middle}" cy="${middle}" r="${middle - 2}" style="fill:${fill};opacity:.3"/>` +
    `<circle cx="${middle}" cy="${middle}" r="${middle - 6}" ` +
    `style="fill:${fill};stroke:${line};stroke-width:2.5"/></svg>`
  );
}

/** An SVG as the URL of a picture. */
export const asPicture = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
