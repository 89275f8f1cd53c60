/** Where the preview stands: beside the form, on a phone above it. */

/** Pixels for a page in the pane, without its edges. */
export const ROOM = 480;
/** On a tablet, whose menu is out of sight: a phone's page, a little smaller. */
export const NARROW_ROOM = 336;

const EDGES = 32;
const TABLET = '@media (min-width: 740px)';
export const WIDE = '@media (min-width: 900px)';

const columns = (room: number) => `minmax(0, 1fr) ${room + EDGES}px`;

export const ALONE = { display: 'grid', gridTemplateColumns: 'minmax(0, 960px)' } as const;

export const BESIDE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TABLET]: { gridTemplateColumns: columns(NARROW_ROOM) },
  [WIDE]: { gridTemplateColumns: columns(ROOM) },
} as const;

const BAR = 48;

/** Above it before anything is scrolled. */
const MARGIN = 64;

/** As high as what is seen of the window, so that all of it is. */
const BELOW_BAR = {
  ...{ position: 'sticky', top: BAR, alignSelf: 'start' },
  ...{ height: `calc(100vh - ${BAR + MARGIN}px)`, maxHeight: 960 },
} as const;

export const PANE = {
  order: -1,
  minWidth: 0,
  [TABLET]: { order: 0, ...BELOW_BAR },
} as const;
