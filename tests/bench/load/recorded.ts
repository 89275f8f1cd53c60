/** The steps of a load as a measurement that a plot is drawn from. */
import type { Measurement } from '../../../scripts/plots/measurement.ts';
import { costOf, type Step } from './step.ts';

/** By setup: one backend, three behind nginx. */
export type Steps = ReadonlyMap<string, readonly Step[]>;

type Run = Pick<Measurement['runs'][number], 'date' | 'commit' | 'cores' | 'command'> & {
  readonly loads: string;
};

/** Latencies by rate: a panel for each percentile. */
export function recorded(steps: Steps, { loads, ...run }: Run): Measurement {
  const panel = (name: string, of: (step: Step) => number) => ({
    name,
    figures: [...steps].flatMap(([site, taken]) =>
      taken.map((step) => ({ site, at: step.rate, value: of(step) })),
    ),
  });
  return {
    title: 'Calls of members and visitors, by their rate',
    unit: 'ms',
    axis: 'logarithmic',
    along: 'errands a second',
    own: 'one',
    groups: [
      panel('Median', ({ p50 }) => p50),
      panel('p95', ({ p95 }) => p95),
      panel('Processor time of a call: backends, worker, nginx and PostgreSQL', costOf),
    ],
    runs: [
      {
        name: "A day's mix on PostgreSQL",
        sites: [...steps.keys()],
        ...run,
        source: `docs/measurements.md; the load comes from the same cores; load average ${loads}`,
      },
    ],
  };
}
