/** The responses to the people of a mix during some seconds. */
import { shown } from '../../statistics.ts';
import { arrive, type Arrivals } from '../arrivals.ts';
import { asking, type Outcome } from '../asking.ts';
import type { Crowd } from '../crowd.ts';
import { nextErrand } from '../mix.ts';

export type Visited = {
  readonly requests: number;
  /** How many of them ended in each way: «200 ok 97, 503 unavailable 3». */
  readonly answers: string;
  /** Seconds until the last of them was answered. */
  readonly slowest: number;
  /** Requests without a response at their deadline. */
  readonly hanging: number;
};

export function visitedBy(outcomes: readonly Outcome[]): Visited {
  const counts = new Map<string, number>();
  for (const { status, code } of outcomes) {
    const name = `${status || 'none'} ${code}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return {
    requests: outcomes.length,
    answers: sorted.map(([name, count]) => `${name}: ${count}`).join(', '),
    slowest: shown(Math.max(0, ...outcomes.map(({ ms }) => ms)) / 1000),
    hanging: outcomes.filter(({ status, code }) => status === 0 && code === 'upstream_timeout')
      .length,
  };
}

/** Sends the mix for some seconds. */
export async function visit(origin: string, crowd: Crowd, arrivals: Arrivals): Promise<Visited> {
  const outcomes: Outcome[] = [];
  await arrive(arrivals, (due) =>
    nextErrand().run(
      asking(origin, (outcome) => outcomes.push(outcome), due),
      crowd,
    ),
  );
  return visitedBy(outcomes);
}
