import { Strokes, type StrokesProps } from './Strokes.tsx';

/**
 * The icons that `Strokes` draws, by name. These are in every page's script; icons of one feature are defined
 * with the feature.
 */
export const icons = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7.2a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  'arrow-right': 'M5 12h14M13 6l6 6l-6 6',
  'arrow-left': 'M19 12H5M11 6l-6 6l6 6',
  'arrow-up': 'M12 19V5M6 11l6-6l6 6',
  external: 'M9 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-3M13 4h7v7M20 4l-9 9',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  chevron: 'M6 9.5l6 6l6-6',
  offline:
    'M4 4l16 16M5 12.2a10 10 0 0 1 4-2.5M13.5 9.2a10 10 0 0 1 5.5 3M8.6 15.6a5 5 0 0 1 6.6-.2M2 8.6a15 15 0 0 1 4-2.7M10.5 4.6A15 15 0 0 1 22 8.6M12 19.2v.1',
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 8v5M12 16.25v.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5M12 7.75v.01',
} as const;

export type IconName = keyof typeof icons;

type Props = Omit<StrokesProps, 'path'> & { name: IconName };

/**
 * An icon next to text or in a labelled button. It never carries meaning alone, so it is hidden from screen
 * readers.
 */
export function Icon({ name, ...look }: Props) {
  return <Strokes path={icons[name]} {...look} />;
}
