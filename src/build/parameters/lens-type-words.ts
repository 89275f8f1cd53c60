import type { LensTypeKey } from '../../../contract/schemas/lens-types.ts';

/** What a product of each type is called on its badge. */
export const lensTypeWords: Record<LensTypeKey, string> = {
  aspherical: 'Асферические',
  toric: 'Торические',
  multifocal: 'Мультифокальные',
  '18th': 'Для детей',
};
