import type { Format } from './picture-sizes.ts';

/**
 * How the build and the backend encode pictures. Low effort on purpose: twice the effort saves 4 % of bytes and
 * adds a minute to the first start. At a lower AVIF quality soft backgrounds show blocks; at this one they hardly
 * do.
 */
export const ENCODING = {
  // Half the colour resolution, as in every WebP: a seventh of the bytes and a fifth of the work.
  avif: { quality: 65, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 2 },
} as const satisfies Readonly<Record<Format, object>>;
