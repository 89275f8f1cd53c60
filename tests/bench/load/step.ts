/** One rate for some seconds, and its cost. */
import { loadavg } from 'node:os';
import { at, shown } from '../statistics.ts';
import { arrive, type Arrivals } from './arrivals.ts';
import { asking, type Outcome } from './asking.ts';
import type { Crowd } from './crowd.ts';
import { nextErrand } from './mix.ts';
import { familySeconds, memoryOf, type Watched } from './processes.ts';
import type { WatchedServer } from './server.ts';

export type Place = {
  readonly origin: string;
  readonly watched: readonly Watched[];
  readonly server: WatchedServer;
  readonly crowd: Crowd;
};

export type Step = {
  /** Scheduled errands per second. */
  readonly rate: number;
  /** Calls per second: made, and answered while calls were still being made. */
  readonly asked: number;
  readonly answered: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** How many ended with each code other than a result. */
  readonly errors: Readonly<Record<string, number>>;
  /** The share of failed calls: no response, or a status of 500 and above. */
  readonly failed: number;
  /** CPU seconds, by kind of process. */
  readonly processor: Readonly<Record<string, number>>;
  /** Megabytes at the end, by kind of process: of the largest. */
  readonly memory: Readonly<Record<string, number>>;
  readonly connections: number;
  readonly active: number;
  readonly calls: number;
  readonly load: number;
};

const LOOKS = 250;
const BENCH = 'this bench';

const isFailed = ({ status }: Outcome) => status === 0 || status >= 500;

function spentBy({
  watched,
  server,
}: Pick<Place, 'watched' | 'server'>): Readonly<Record<string, number>> {
  const spent: Record<string, number> = {};
  for (const { name, pid } of [...watched, { name: 'PostgreSQL', pid: server.pid }]) {
    spent[name] = (spent[name] ?? 0) + familySeconds(pid);
  }
  const { user, system } = process.cpuUsage();
  return { ...spent, [BENCH]: (user + system) / 1_000_000 };
}

/** The maximum number of connections during some work. */
function connectionsDuring(server: WatchedServer) {
  const most = { all: 0, active: 0 };
  const look = async () => {
    const now = await server.connections();
    most.all = Math.max(most.all, now.all);
    most.active = Math.max(most.active, now.active);
  };
  const timer = setInterval(() => void look(), LOOKS);
  return async () => {
    clearInterval(timer);
    await look();
    return most;
  };
}

/** Sends the mix at a rate of calls. */
export async function takeStep(place: Place, { rate, seconds }: Arrivals): Promise<Step> {
  const outcomes: Outcome[] = [];
  const before = spentBy(place);
  const connections = connectionsDuring(place.server);
  const end = performance.now() + seconds * 1000;
  await arrive({ rate, seconds }, (due) =>
    nextErrand().run(
      asking(place.origin, (outcome) => outcomes.push(outcome), due),
      place.crowd,
    ),
  );
  const after = spentBy(place);
  const most = await connections();
  const times = outcomes.map(({ ms }) => ms);
  const errors: Record<string, number> = {};
  for (const { code } of outcomes) if (code !== 'ok') errors[code] = (errors[code] ?? 0) + 1;
  const memory: Record<string, number> = {};
  for (const { name, pid } of place.watched) {
    memory[name] = Math.max(memory[name] ?? 0, Math.round(memoryOf(pid)));
  }
  return {
    rate,
    asked: Math.round(outcomes.length / seconds),
    answered: Math.round(outcomes.filter((one) => one.at <= end).length / seconds),
    p50: shown(at(times, 0.5)),
    p95: shown(at(times, 0.95)),
    p99: shown(at(times, 0.99)),
    errors,
    failed: outcomes.filter(isFailed).length / outcomes.length,
    processor: Object.fromEntries(
      Object.entries(after).map(([name, value]) => [
        name,
        Number((value - (before[name] ?? 0)).toFixed(2)),
      ]),
    ),
    memory,
    connections: most.all,
    active: most.active,
    calls: outcomes.length,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}

/** Milliseconds of CPU time per call, of everything but this bench. */
export function costOf({ processor, calls }: Step): number {
  const served = Object.entries(processor).filter(([name]) => name !== BENCH);
  const seconds = served.reduce((sum, [, spent]) => sum + spent, 0);
  return Number(((seconds * 1000) / calls).toFixed(2));
}

/** The limits of overload: fewer calls are answered than made, or too late to be useful. */
const LATE = 1_000;
const FAILED = 0.01;
const KEPT_UP = 0.8;

/** Why the system is overloaded; null while it is not. */
export function givenWay({ p95, failed, asked, answered }: Step): string | null {
  if (failed > FAILED) return `${(failed * 100).toFixed(1)}% of the calls failed`;
  if (p95 > LATE) return `p95 is ${p95} ms`;
  if (answered < asked * KEPT_UP) return `it answers ${answered} of ${asked} a second`;
  return null;
}
