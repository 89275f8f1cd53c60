export type Sample = { readonly seconds: number; readonly megabytes: number };

/** The first third is warm-up: caches fill and code is compiled. */
const SETTLING = 1 / 3;

/**
 * A linear fit to the memory of a process after warm-up.
 * @returns its slope in megabytes per minute, and its total rise as a share of the mean.
 */
export function growthOf(samples: readonly Sample[]) {
  const settled = samples.slice(Math.floor(samples.length * SETTLING));
  const count = settled.length;
  const sum = (of: (sample: Sample) => number) =>
    settled.reduce((total, sample) => total + of(sample), 0);
  const mean = sum(({ megabytes }) => megabytes) / count;
  const middle = sum(({ seconds }) => seconds) / count;
  const spread = sum(({ seconds }) => (seconds - middle) ** 2);
  const together = sum(({ seconds, megabytes }) => (seconds - middle) * (megabytes - mean));
  const slope = spread > 0 ? together / spread : 0;
  const span = (settled.at(-1)?.seconds ?? 0) - (settled[0]?.seconds ?? 0);
  return { mean, perMinute: slope * 60, share: (slope * span) / mean };
}
