import type { LensTypeKey } from '../../../contract/schemas/lens-types.ts';

/** The badge text for each type of product. */
export const lensTypeWords: Record<LensTypeKey, string> = {
  aspherical: 'Асферические',
  toric: 'Торические',
  multifocal: 'Мультифокальные',
  '18th': 'Для детей',
};
