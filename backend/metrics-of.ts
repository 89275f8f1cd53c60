import type { Instruments } from '../system/metrics.ts';
import { backlogReader } from './backlog.ts';
import type { OpenDatabase } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import { backendMetrics } from './metrics.ts';

export type Open = {
  readonly database: OpenDatabase;
  readonly replica?: Replica | undefined;
  /** Whether a receiver of saved content is configured. */
  readonly isTold: boolean;
  /** Milliseconds between two messages to it. */
  readonly interval: number;
  readonly now: () => Date;
  /** Whether this process runs the jobs. */
  readonly doesJobs: boolean;
};

/** The instruments of a process that has this database open. */
export function metricsOf({ database, replica, isTold, interval, ...open }: Open): Instruments {
  const { now, doesJobs } = open;
  const pools = {
    ...(database.connections && { primary: database.connections }),
    ...(replica && { replica: replica.connections }),
  };
  const backlog = backlogReader(database.db, { now, isTold, interval });
  return backendMetrics({ pools, backlog, doesJobs });
}
