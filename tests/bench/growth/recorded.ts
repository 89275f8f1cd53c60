/** The costs of calls as a measurement that a plot is drawn from. */
import type { Measurement } from '../../../scripts/plots/measurement.ts';
import type { Cost } from './growing.ts';

/** By the name of a call, and the number of articles. */
export type Growth = ReadonlyMap<string, Map<number, Cost>>;

type Run = Pick<Measurement['runs'][number], 'date' | 'commit' | 'cores' | 'command'>;

/** Cached calls are one line: they do not differ. */
const KEPT = 'article.show';

/** A measurement of CPU time. The counts are in the table that the bench prints. */
export function recorded(growth: Growth, run: Run): Measurement {
  const line = (site: string, name: string, of: (cost: Cost) => number) =>
    [...(growth.get(name) ?? [])].map(([at, cost]) => ({
      site,
      at,
      value: Number(of(cost).toFixed(2)),
    }));
  const names = [...growth.keys()];
  const kept = `${KEPT}, kept`;
  const figures = names.flatMap((name) => line(name, name, ({ made }) => made));
  return {
    title: 'Calls for content, by the number of articles',
    unit: 'ms',
    axis: 'logarithmic',
    along: 'articles',
    own: 'article',
    groups: [
      {
        name: 'Processor time of a reply, median',
        figures: [...figures, ...line(kept, KEPT, (cost) => cost.kept)],
      },
    ],
    runs: [
      {
        name: 'Embedded database',
        sites: [...names, kept],
        ...run,
        source: 'Medians of the process, with the embedded database in it',
      },
    ],
  };
}
