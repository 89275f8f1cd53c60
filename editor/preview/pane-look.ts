/** Lays out the preview: beside the form, on a phone above it. */
import { ONE_ROW } from '../app/one-row.ts';

/** Pixels for a page in the pane, without the pane's edges. */
export const ROOM = 480;
/** On a tablet, where the menu is hidden: a phone's page, slightly reduced. */
export const NARROW_ROOM = 336;

const EDGES = 32;
const TABLET = '@media (min-width: 740px)';
const BETWEEN = '@media (min-width: 740px) and (max-width: 899.95px)';
export const WIDE = '@media (min-width: 900px)';

const columns = (room: number) => `minmax(0, 1fr) ${room + EDGES}px`;

export const ALONE = { display: 'grid', gridTemplateColumns: 'minmax(0, 960px)' } as const;

export const BESIDE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TABLET]: { gridTemplateColumns: columns(NARROW_ROOM) },
  // Between the two the form is no wider than on a phone.
  [BETWEEN]: { '& .RaToolbar-desktopToolbar': ONE_ROW },
  [WIDE]: { gridTemplateColumns: columns(ROOM) },
} as const;

const BAR = 48;

/** The space above it before scrolling. */
const MARGIN = 64;

/** As high as the visible part of the window, so that all of it can be seen. */
const BELOW_BAR = {
  ...{ position: 'sticky', top: BAR, alignSelf: 'start' },
  ...{ height: `calc(100vh - ${BAR + MARGIN}px)`, maxHeight: 960 },
} as const;

export const PANE = {
  order: -1,
  minWidth: 0,
  [TABLET]: { order: 0, ...BELOW_BAR },
} as const;
