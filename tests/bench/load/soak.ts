/** A constant rate for a while: does memory stay flat? */
import { loadavg } from 'node:os';
import { at, shown } from '../statistics.ts';
import { arrive } from './arrivals.ts';
import { asking, type Outcome } from './asking.ts';
import { startInstances } from './instances.ts';
import { growthOf, type Sample } from './growth-of.ts';
import { nextErrand } from './mix.ts';
import { openCrowd } from './open-crowd.ts';
import { memoryOf } from './processes.ts';

const EVERY = 10_000;
/** Growth over the measured time that is tolerated. */
const FLAT = 0.05;

type Wanted = { readonly minutes: number; readonly rate: number };

/** Sends the mix to one backend and a worker, and shows the memory of both every 10 s. */
export async function soak(url: string, { minutes, rate }: Wanted): Promise<void> {
  const { crowd, close } = await openCrowd(url, { members: 5000, articles: 2000 });
  const { origin, watched, stop } = await startInstances(url, 1);
  const samples = new Map<string, Sample[]>();
  const outcomes: Outcome[] = [];
  const begun = performance.now();
  const look = () => {
    const seconds = Math.round((performance.now() - begun) / 1000);
    const now = watched.map(({ name, pid }) => ({ name, megabytes: memoryOf(pid) }));
    for (const { name, megabytes } of now) {
      samples.set(name, [...(samples.get(name) ?? []), { seconds, megabytes }]);
    }
    const told = now.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)} MB`);
    console.log(`${seconds} s: ${told.join(', ')}`);
  };
  const timer = setInterval(look, EVERY);
  try {
    await arrive({ rate, seconds: minutes * 60 }, (due) =>
      nextErrand().run(
        asking(origin, (outcome) => outcomes.push(outcome), due),
        crowd,
      ),
    );
    look();
  } finally {
    clearInterval(timer);
    await stop();
    await close();
  }
  const times = outcomes.map(({ ms }) => ms);
  const failed = outcomes.filter(({ status }) => status === 0 || status >= 500).length;
  console.log(
    `${outcomes.length} calls, ${failed} failed, p50 ${shown(at(times, 0.5))} ms, p99 ${shown(at(times, 0.99))} ms; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, taken] of samples) {
    const { perMinute, share, mean } = growthOf(taken);
    const verdict = share > FLAT ? 'GROWS' : 'flat';
    console.log(
      `${name}: ${verdict}, ${mean.toFixed(0)} MB in the mean, ${perMinute.toFixed(2)} MB a minute`,
    );
    if (share > FLAT) process.exitCode = 1;
  }
}
