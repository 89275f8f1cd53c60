/** The metrics of a backend and of a worker. */
import { DURATIONS, type Instruments, type Prom } from '../system/metrics.ts';
import { signals } from '../system/signals.ts';
import type { Registry } from 'prom-client';
import type { Connections } from './db/database.ts';
import type { Backlog } from './backlog.ts';

export type Measured = {
  /** The connections of each pool, by its name. */
  readonly pools: Readonly<Record<string, () => Connections>>;
  /** Reads the backlog of the database; null when it does not answer. */
  readonly backlog: () => Promise<Backlog | null>;
  /** Whether this process runs the jobs. */
  readonly doesJobs: boolean;
};

function ofCalls({ Counter, Histogram }: Prom, registry: Registry): void {
  const registers = [registry];
  const calls = new Counter({
    name: 'yasno_calls_total',
    help: 'Requests answered, by call of the contract or pattern of the route, and by status.',
    labelNames: ['call', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'yasno_call_duration_seconds',
    help: 'Time from a request to the last byte of its response.',
    labelNames: ['call'],
    buckets: DURATIONS,
    registers,
  });
  const cut = new Counter({
    name: 'yasno_calls_cut_total',
    help: 'Requests whose sender was gone before the end of the response.',
    registers,
  });
  signals.served.on(({ name: call, status, ms, isCut }) => {
    calls.inc({ call, status });
    durations.observe({ call }, ms / 1_000);
    if (isCut) cut.inc();
  });
}

function ofPools({ Gauge }: Prom, registry: Registry, pools: Measured['pools']): void {
  const registers = [registry];
  const each = (of: (connections: Connections, pool: string) => void) => () => {
    for (const [pool, connections] of Object.entries(pools)) of(connections(), pool);
  };
  const open = new Gauge({
    name: 'yasno_pool_connections',
    help: 'Connections to PostgreSQL that are open.',
    labelNames: ['pool', 'state'],
    registers,
    collect: each(({ total, idle }, pool) => {
      open.set({ pool, state: 'idle' }, idle);
      open.set({ pool, state: 'busy' }, total - idle);
    }),
  });
  const limit = new Gauge({
    name: 'yasno_pool_connections_limit',
    help: 'Connections at most: DATABASE_POOL.',
    labelNames: ['pool'],
    registers,
    collect: each(({ most }, pool) => limit.set({ pool }, most)),
  });
  const waiting = new Gauge({
    name: 'yasno_pool_waiting_requests',
    help: 'Statements that wait for a connection.',
    labelNames: ['pool'],
    registers,
    collect: each((connections, pool) => waiting.set({ pool }, connections.waiting)),
  });
}

function ofBacklog({ Gauge }: Prom, registry: Registry, backlog: Measured['backlog']): void {
  const registers = [registry];
  // All gauges collect at the same time, and so share one query. Without an answer they report nothing.
  const each = (
    { name, help, label }: { name: string; help: string; label: string },
    of: (now: Backlog) => Readonly<Record<string, number>>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        const now = await backlog();
        this.reset();
        for (const [one, value] of Object.entries(now ? of(now) : {})) {
          this.set({ [label]: one }, value);
        }
      },
    });
  each(
    {
      name: 'yasno_queue_overdue_seconds',
      help: 'For how long the oldest job has been due; 0 when none is.',
      label: 'queue',
    },
    ({ overdue }) => overdue,
  );
  each(
    {
      name: 'yasno_outbox_messages',
      help: 'Messages that wait, or that somebody has to look at, by state.',
      label: 'state',
    },
    ({ messages }) => messages,
  );
  const oldest = new Gauge({
    name: 'yasno_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be sent, tried or not; 0 when none does.',
    registers,
    async collect() {
      oldest.set((await backlog())?.oldestMessage ?? NaN);
    },
  });
  const up = new Gauge({
    name: 'yasno_database_up',
    help: 'Whether the database answers within two seconds.',
    registers,
    async collect() {
      up.set((await backlog()) === null ? 0 : 1);
    },
  });
}

/** The possible outcomes of an attempt to send a message. */
const ENDS = ['sent', 'waiting', 'unknown', 'dead'] as const;

function ofJobs({ Counter, Gauge }: Prom, registry: Registry, doesJobs: boolean): void {
  const registers = [registry];
  new Gauge({
    name: 'yasno_does_jobs',
    help: 'Whether this process does jobs: a worker, or a backend that does them itself.',
    registers,
  }).set(doesJobs ? 1 : 0);
  const deliveries = new Counter({
    name: 'yasno_deliveries_total',
    help: 'Attempts to send a message and answers about its way, by the state it has since.',
    labelNames: ['channel', 'gateway', 'state'],
    registers,
  });
  const issued = new Counter({
    name: 'yasno_certificates_issued_total',
    help: 'Certificates issued.',
    registers,
  });
  const failures = new Counter({
    name: 'yasno_job_failures_total',
    help: 'Workers that were interrupted by an error; they begin again.',
    labelNames: ['worker'],
    registers,
  });
  // Start each series at 0: a series that begins with its first failure shows no increase.
  for (const channel of ['sms', 'email']) {
    for (const state of ENDS) deliveries.inc({ channel, gateway: 'none', state }, 0);
  }
  signals.delivered.on((delivered) => deliveries.inc({ ...delivered }));
  signals.certificateIssued.on(() => issued.inc());
  signals.jobFailed.on(({ worker }) => failures.inc({ worker }));
}

/** The instruments of a backend, or of a worker, which serves no calls. */
export const backendMetrics =
  ({ pools, backlog, doesJobs }: Measured): Instruments =>
  (prom, registry) => {
    ofCalls(prom, registry);
    ofPools(prom, registry, pools);
    ofBacklog(prom, registry, backlog);
    ofJobs(prom, registry, doesJobs);
  };
