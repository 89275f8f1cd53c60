import { settings } from '../../contract/docs/examples/pages.ts';
import type { Settings } from '../../contract/schemas/settings.ts';
import { stored } from './parts.ts';

/** The settings of the site, for unit tests. */
export const exampleSettings = (brand: Partial<Settings['brand']> = {}): Settings => ({
  ...stored,
  brand: { ...settings.brand, ...brand },
  header: {
    banner: { title: 'Пара', url: '/certificate/' },
    free_pair: { title: 'Пара', url: '/certificate/' },
    links: [],
  },
  footer: {
    groups: [],
    disclaimer: 'Есть противопоказания',
    sticky_disclaimer: 'Есть противопоказания',
    material_code: 'Я-1',
    age_mark: '18+',
  },
});
