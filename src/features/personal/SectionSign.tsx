import type { PersonalSection } from '../../config/personal-sections.ts';
import { DROP } from '../../subjects/points/drop.ts';
import { Strokes, type StrokesProps } from '../../ui/signs/Strokes.tsx';

/** The area's own icons: they load only with its pages. */
const paths: Record<PersonalSection | 'leave', string> = {
  main: 'M4 11.2L12 4.5l8 6.7M6 9.8V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.8M10 20v-5.5h4V20',
  orders: 'M6.2 8h11.6l1 11a1 1 0 0 1-1 1H6.2a1 1 0 0 1-1-1zM9 10.5V7a3 3 0 0 1 6 0v3.5',
  certificates:
    'M4.5 6h15a1 1 0 0 1 1 1v3a2 2 0 0 0 0 4v3a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-3a2 2 0 0 0 0-4V7a1 1 0 0 1 1-1zM14.5 9v.8M14.5 11.6v.8M14.5 14.2v.8',
  reminders: 'M6 16.5v-5.8a6 6 0 0 1 12 0v5.8M4.5 16.5h15M10 19.5a2.2 2.2 0 0 0 4 0',
  points: DROP,
  history: 'M4.2 12a7.8 7.8 0 1 0 2.4-5.6L4 8.8M4 4.8v4h4M12 8v4.4l3 1.8',
  codes:
    'M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M8 8.5v7M11 8.5v7M13.5 8.5v7M16 8.5v7',
  invite:
    'M9.5 4.5a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4M2.8 19.5c.7-3.3 3.3-5 6.7-5s6 1.7 6.7 5M18.5 8v6M15.5 11h6',
  partners:
    'M4.5 11.5h15V19a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1zM3.5 8h17v3.5h-17zM12 8v12M12 8S10.8 4 8.7 4a2 2 0 0 0 0 4zM12 8s1.2-4 3.3-4a2 2 0 0 1 0 4z',
  sales:
    'M12.3 3.8H19a1.2 1.2 0 0 1 1.2 1.2v6.7L12 20a1.4 1.4 0 0 1-2 0L4 14a1.4 1.4 0 0 1 0-2zM16 7.9v.1',
  webinars:
    'M4.5 5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8.5 20h7M10.5 8.3v4.4l3.8-2.2z',
  surveys:
    'M6 4.5h12a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-14a1 1 0 0 1 1-1zM8 10l1.2 1.2L11.5 9M14 10h2M8 15.2l1.2 1.2l2.3-2.2M14 15.2h2',
  feedback:
    'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8 9h8M8 12.2h5',
  profile:
    'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM9 9a1.9 1.9 0 1 0 0 3.8A1.9 1.9 0 1 0 9 9M6 16.2c.4-1.5 1.5-2.2 3-2.2s2.6.7 3 2.2M14.5 10h3.5M14.5 13.5h3.5',
  leave: 'M13.5 4.5h-7a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h7M10.5 12h9.5M16.5 8.3l3.7 3.7l-3.7 3.7',
};

type Props = Omit<StrokesProps, 'path'> & { section: PersonalSection | 'leave' };

/** The icon of a section, next to its title. */
export function SectionSign({ section, ...look }: Props) {
  return <Strokes path={paths[section]} {...look} />;
}
