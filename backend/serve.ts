/** Starts this process's backend: opens the database, seeds an empty demonstration, listens. */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { DEMO_PASSWORD_FILE, SCREEN_DIRECTORY } from '../src/config/editor-screen.ts';
import { EnvironmentError, siteUrlOf, type Environment } from '../src/config/environment.ts';
import { logSettingsOf, metricsPlace } from '../src/config/observing-settings.ts';
import { readProcessEnvironment } from '../src/config/process-environment.ts';
import { commandLine } from '../system/command-line.ts';
import { listenAt } from '../system/http-listen.ts';
import { stoppable, stopServer } from '../system/http-stop.ts';
import { IDLE_CONNECTION_MS } from '../system/idle-connections.ts';
import { log, openLog } from '../system/log.ts';
import { openMetrics } from '../system/metrics.ts';
import { runProgram, type Program } from '../system/program.ts';
import { signals } from '../system/signals.ts';
import { openTraces } from '../system/traces.ts';
import { watchRequests } from '../system/watch-requests.ts';
import { addressRule } from './address.ts';
import { createApp } from './app.ts';
import { openDoor } from './backup/door.ts';
import { localCaptcha } from './captcha/local.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { newNotes, type DeliveryNotes } from './content-hook/delivery.ts';
import { buildsAt } from './content-hook/read-delivery.ts';
import { builderAt, receiverOf } from './content-hook/receiver.ts';
import { databaseOf, replicaOf } from './database-of.ts';
import type { OpenDatabase } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import { deliveredChannels } from './delivery/from-environment.ts';
import { adoptUploads } from './editor/library/adopt.ts';
import { inTime } from './in-time.ts';
import { stopJobs, type Jobs } from './jobs/jobs.ts';
import { doesJobs, jobsOf } from './jobs/where.ts';
import { metricsOf } from './metrics-of.ts';
import { openCheckedMedia } from './media-store/open-media.ts';
import { MediaStoreError, type MediaStore } from './media-store/store.ts';
import { senderFor } from './outbox/sender.ts';
import { siteBehind } from './published/published-site.ts';
import { codeSecretOf, keptSecret, type SecretName } from './secret.ts';
import { makeDemoEditor } from './seed/demo/editor.ts';
import { makeDemoMembers } from './seed/demo/members.ts';
import { isEmpty } from './seed/is-empty.ts';

const now = () => new Date();

const secretIn =
  ({ DATA_DIR }: Environment) =>
  (name: SecretName) =>
    keptSecret(DATA_DIR, name);

/** Creates the content and the people of a demonstration, one backend at a time. */
async function demonstrate(database: OpenDatabase, environment: Environment, media: MediaStore) {
  await database.alone(async () => {
    if (await isEmpty(database.db)) {
      const { seed } = await import('./seed/load.ts');
      await seed(database.db, { media, log: log.info });
    }
    await makeDemoMembers(database.db, now());
    await makeDemoEditor(database.db, secretIn(environment)(DEMO_PASSWORD_FILE), now());
  });
}

/** The backend for these settings as one function. */
function appOf(environment: Environment, { db }: OpenDatabase, rest: Rest) {
  const { jobs, notes, replica, media, isStopping } = rest;
  const secretOf = secretIn(environment);
  const receiver = receiverOf(environment);
  const { CAPTCHA_SECRET: captchaSecret } = environment;
  return createApp({
    db,
    replica,
    hasServer: environment.DATABASE_URL !== undefined,
    media,
    isStopping,
    screenDir: join(environment.DATA_DIR, SCREEN_DIRECTORY),
    maps: environment,
    development: environment.MODE === 'demonstration',
    addressOf: addressRule({
      edgeSecret: environment.EDGE_SECRET,
      proxies: environment.TRUSTED_PROXIES,
    }),
    siteUrl: siteUrlOf(environment),
    send: senderFor(deliveredChannels(environment)),
    codeSecret: codeSecretOf(environment),
    captcha: captchaSecret ? recaptcha({ secret: captchaSecret }) : localCaptcha(now),
    issuing: { delay: environment.ISSUE_DELAY, wake: () => jobs.wake('certificates') },
    ordering: { delay: environment.ORDER_DELAY, wake: () => jobs.wake('orders') },
    editorToken: environment.EDITOR_TOKEN ?? secretOf('editor-token'),
    site: siteBehind(receiver, now),
    delivery: {
      notes: receiver && !doesJobs(environment) ? { toldElsewhere: builderAt(receiver) } : notes,
      isTold: receiver !== null,
      interval: receiver?.interval ?? 0,
      url: buildsAt(environment.NETLIFY_SITE_ID),
    },
    editing: {
      saved: () => {
        jobs.wake('changes');
        jobs.wake('search');
      },
      planned: () => jobs.wake('drafts'),
    },
    ...(environment.COMPANY_MAIL ? { companyMail: environment.COMPANY_MAIL } : {}),
  });
}

type Rest = {
  readonly jobs: Jobs;
  readonly notes: DeliveryNotes;
  readonly replica: Replica | undefined;
  readonly media: MediaStore;
  readonly isStopping: () => boolean;
};

async function serve({ atEnd, left }: Program): Promise<void> {
  commandLine({});
  const environment = readProcessEnvironment('backend', process.env);
  const { STOP_PAUSE, STOP_GRACE, BACKEND_PORT: port, BACKEND_HOST: host } = environment;
  await openLog(logSettingsOf('backend', environment));
  atEnd(await openTraces('backend', environment));
  const media = await openCheckedMedia(environment, log.warn);
  const database = await databaseOf(environment);
  atEnd(database.close);
  const { db, snapshot } = database;
  if (snapshot) {
    const closeDoor = await openDoor(environment.DATA_DIR, snapshot);
    atEnd(() => inTime(closeDoor(), left(STOP_PAUSE + STOP_GRACE)));
  }
  const replica = await replicaOf(environment, db);
  if (replica) atEnd(replica.close);
  const notes = newNotes();
  const receiver = receiverOf(environment);
  const jobs = jobsOf({ database, environment, receiver, media, notes });
  atEnd(() => stopJobs(jobs, left(STOP_PAUSE + STOP_GRACE)));
  if (environment.MODE === 'demonstration') await demonstrate(database, environment, media);
  await adoptUploads(db, media);
  const told = { isTold: receiver !== null, interval: receiver?.interval ?? 0 };
  const measured = { database, replica, ...told, now, doesJobs: doesJobs(environment) };
  let isStopping = () => false;
  const app = appOf(environment, database, {
    jobs,
    notes,
    replica,
    media,
    isStopping: () => isStopping(),
  });
  const server = createServer(
    { keepAliveTimeout: IDLE_CONNECTION_MS },
    getRequestListener(app.fetch),
  );
  const stopping = stoppable(server);
  isStopping = stopping.isStopping;
  watchRequests(server, signals.served.send);
  signals.served.on(({ name: call, isCut, ...served }) =>
    log.forMachines('served', { call, ...served, ...(isCut && { isCut }) }),
  );
  // Before metrics, whose port may derive from this one: an error names the setting that was given.
  await listenAt(server, { port, host, setting: 'BACKEND_PORT' });
  atEnd(() => stopServer(stopping, { pause: STOP_PAUSE, grace: STOP_GRACE }));
  atEnd(await openMetrics('backend', metricsPlace(environment, port), metricsOf(measured)));
  log.info(`Backend: http://localhost:${port} on ${database.place}`);
  process.send?.({ kind: 'ready' });
  flushCompileCache();
}

runProgram(serve, { expects: [EnvironmentError, MediaStoreError] });
