/** `npm run worker` runs the backends' jobs on one PostgreSQL. Any number of workers may run. */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { EnvironmentError } from '../src/config/environment.ts';
import { logSettingsOf, metricsPlace } from '../src/config/observing-settings.ts';
import { readProcessEnvironment } from '../src/config/process-environment.ts';
import { commandLine } from '../system/command-line.ts';
import { listenAt } from '../system/http-listen.ts';
import { stoppable, stopServer } from '../system/http-stop.ts';
import { log, openLog } from '../system/log.ts';
import { openMetrics } from '../system/metrics.ts';
import { runProgram, type Program } from '../system/program.ts';
import { openTraces } from '../system/traces.ts';
import { receiverOf } from './content-hook/receiver.ts';
import { databaseOf } from './database-of.ts';
import { databaseAnswers, mountHealth } from './health.ts';
import { stopJobs } from './jobs/jobs.ts';
import { jobsHere } from './jobs/where.ts';
import { metricsOf } from './metrics-of.ts';
import { openCheckedMedia } from './media-store/open-media.ts';
import { MediaStoreError } from './media-store/store.ts';

async function work({ atEnd, left }: Program): Promise<void> {
  commandLine({});
  const environment = readProcessEnvironment('worker', process.env);
  const { STOP_PAUSE, STOP_GRACE, WORKER_PORT: port, WORKER_HOST: host } = environment;
  await openLog(logSettingsOf('worker', environment));
  atEnd(await openTraces('worker', environment));
  const media = await openCheckedMedia(environment, log.warn);
  const database = await databaseOf(environment);
  atEnd(database.close);
  const { db } = database;
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch));
  const stopping = stoppable(server);
  mountHealth(app, { answers: databaseAnswers(db), isStopping: stopping.isStopping });
  await listenAt(server, { port, host, setting: 'WORKER_PORT' });
  // No pause: no load balancer has to take a worker out of rotation.
  atEnd(() => stopServer(stopping, { pause: 0, grace: STOP_GRACE }));
  const receiver = receiverOf(environment);
  const told = { isTold: receiver !== null, interval: receiver?.interval ?? 0 };
  const measured = { database, ...told, now: () => new Date(), doesJobs: true };
  atEnd(await openMetrics('worker', metricsPlace(environment, port), metricsOf(measured)));
  const jobs = jobsHere({ database, environment, receiver, media });
  atEnd(() => stopJobs(jobs, left(STOP_PAUSE + STOP_GRACE)));
  log.info(`Worker: http://localhost:${port}/health/ready on ${database.place}`);
  process.send?.({ kind: 'ready' });
  flushCompileCache();
}

runProgram(work, { expects: [EnvironmentError, MediaStoreError] });
