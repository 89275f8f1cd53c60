export type Sample = { readonly seconds: number; readonly megabytes: number };

/** The first third belongs to caches that fill and code that is compiled. */
const SETTLING = 1 / 3;

/**
 * The line that lies closest to the memory of a process, after it has settled.
 * @returns its slope in megabytes a minute, and the share of the mean by which it rises in all.
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
