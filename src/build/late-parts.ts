import { resolve } from 'node:path';
import type { WebpackConfig } from './webpack.ts';

/**
 * Parts that browsers load late, or that only the build and the edge need: in the browser a file of this name
 * with `.late` replaces it.
 */
const LATE_PARTS = [
  'src/features/certificate/FormPlace',
  'src/features/comparison/ComparisonSample',
  'src/features/shops/ShopSamples',
];

/** The build and the tests render these parts directly (docs/decisions/138). */
export function hydrateSomeLate({ resolve: { alias } }: WebpackConfig): void {
  for (const part of LATE_PARTS) alias[resolve(`${part}.tsx`)] = resolve(`${part}.late.tsx`);
}
