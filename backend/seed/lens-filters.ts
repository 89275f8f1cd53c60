import type { LensFilterTitles } from '../../contract/schemas/product.ts';

/** Titles of the filters by type of lenses. */
export const lensFilters: LensFilterTitles = {
  aspherical: 'Асферические',
  toric: 'Торические, при астигматизме',
  multifocal: 'Мультифокальные, после 40 лет',
  kids: 'Для детей и подростков',
};
