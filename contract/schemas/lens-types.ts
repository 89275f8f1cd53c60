/**
 * The four lens-type keys of section 3; `18th` means lenses for kids. Beside the schemas, so that
 * the browser gets them without the library that checks.
 */
export const LENS_TYPE_KEYS = ['aspherical', 'toric', 'multifocal', '18th'] as const;
export type LensTypeKey = (typeof LENS_TYPE_KEYS)[number];
