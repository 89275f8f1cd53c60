/**
 * The four lens-type keys of section 3; `18th` means lenses for children. In a separate file, so
 * that the browser gets them without the validation library.
 */
export const LENS_TYPE_KEYS = ['aspherical', 'toric', 'multifocal', '18th'] as const;
export type LensTypeKey = (typeof LENS_TYPE_KEYS)[number];
