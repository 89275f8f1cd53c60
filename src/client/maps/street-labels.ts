import { CenteredTextSymbolizer, LineLabelSymbolizer, type LabelRule } from 'protomaps-leaflet';

/** The font of the names. */
export type LabelInk = { readonly text: string; readonly halo: string; readonly font: string };

const NAMES = ['name:ru', 'name'];

type Wanted = {
  readonly layer: 'roads' | 'places';
  readonly kinds: readonly string[];
  readonly size: number;
  readonly weight?: number;
  readonly minzoom?: number;
  readonly maxzoom?: number;
};

/** Names in the order in which they are placed; sizes suit a page, not an atlas. */
const WANTED: readonly Wanted[] = [
  { layer: 'places', kinds: ['country', 'region'], size: 15, maxzoom: 7 },
  { layer: 'places', kinds: ['locality'], size: 17, weight: 600, minzoom: 5 },
  { layer: 'roads', kinds: ['highway', 'major_road'], size: 15, minzoom: 13 },
  { layer: 'roads', kinds: ['minor_road', 'path', 'other'], size: 15, minzoom: 16 },
  { layer: 'places', kinds: ['macrohood', 'neighbourhood'], size: 15, minzoom: 12 },
];

/** Towns before villages: the rank is in the data. */
const rankOf = (value: unknown) => (typeof value === 'number' ? value : Infinity);

/** The text styles of streets and places on a map rendered in the browser. */
export function streetLabels({ text, halo, font }: LabelInk): LabelRule[] {
  return WANTED.map(({ layer, kinds, size, weight = 500, minzoom = 0, maxzoom = 30 }) => {
    const words = {
      labelProps: NAMES,
      fill: text,
      stroke: halo,
      width: 3,
      font: `${weight} ${size}px ${font}`,
    };
    return {
      dataLayer: layer,
      symbolizer:
        layer === 'roads' ? new LineLabelSymbolizer(words) : new CenteredTextSymbolizer(words),
      minzoom,
      maxzoom,
      sort: (one, other) => rankOf(one['min_zoom']) - rankOf(other['min_zoom']),
      filter: (_zoom, { props }) => kinds.some((kind) => kind === props['kind']),
    };
  });
}
