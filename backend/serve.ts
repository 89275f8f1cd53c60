/** Starts this process's backend: migrates the database, seeds it when empty, then listens. */
import { createServer, type Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { DEMO_PASSWORD_FILE, SCREEN_DIRECTORY } from '../src/config/editor-screen.ts';
import { EnvironmentError, readEnvironment, takeOperatorsMode } from '../src/config/environment.ts';
import { endWithParent } from '../system/parent.ts';
import { addressRule } from './address.ts';
import { createApp } from './app.ts';
import { localCaptcha } from './captcha/local.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { newNotes } from './content-hook/delivery.ts';
import { buildsAt } from './content-hook/read-delivery.ts';
import { startTeller } from './content-hook/teller.ts';
import { startIssuer } from './certificates/issuer.ts';
import { DatabaseLockedError, openDatabase } from './db/open.ts';
import { adoptUploads } from './editor/library/adopt.ts';
import { startPublisher } from './editor/publisher.ts';
import { siteBehind } from './published/published-site.ts';
import { startMover } from './orders/mover.ts';
import { deliveredChannels, deliveryFrom } from './delivery/from-environment.ts';
import { senderFor } from './outbox/sender.ts';
import { startIndexer } from './search/index-waiting.ts';
import { startSweeper } from './retention/sweeper.ts';
import { keptSecret } from './secret.ts';
import { makeDemoEditor } from './seed/demo/editor.ts';
import { makeDemoMembers } from './seed/demo/members.ts';
import { isEmpty } from './seed/is-empty.ts';

/** The port is in use by another process. */
class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new PortTakenError(`Port ${port} is already in use; set BACKEND_PORT to a free one.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

async function main(): Promise<void> {
  let stop: () => void = () => process.exit();
  const end = () => stop();
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  endWithParent(end);
  takeOperatorsMode(process.env);
  const environment = readEnvironment(process.env);
  const isDemonstration = environment.MODE === 'demonstration';
  const mediaDir = join(environment.DATA_DIR, 'media');
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  });
  const now = () => new Date();
  const { CAPTCHA_SECRET: captchaSecret } = environment;
  const siteUrl = environment.SITE_URL ?? `http://localhost:${environment.PORT}`;
  const send = senderFor(deliveredChannels(environment));
  const issuer = startIssuer(database.db, { now, send, siteUrl, log: console.error });
  const { ORDER_DELAY: delay } = environment;
  const mover = startMover(database.db, { now, delay, log: console.error });
  const { CONTENT_HOOK_URL: hookUrl, CONTENT_HOOK_SECRET: hookSecret } = environment;
  const secretOf = (name: string) => keptSecret(join(environment.DATA_DIR, name));
  const receiver = hookUrl ? { url: hookUrl, secret: hookSecret ?? secretOf('hook-secret') } : null;
  const notes = newNotes();
  const { NETLIFY_SITE_ID: netlifySite } = environment;
  const teller = startTeller(database.db, {
    now,
    log: console.error,
    receiver,
    alone: !environment.DATABASE_URL,
    notes,
  });
  const indexer = startIndexer(database.db, { now, log: console.error });
  const saved = () => {
    teller.wake();
    indexer.wake();
  };
  const publisher = startPublisher(database.db, {
    now,
    log: console.error,
    mediaDir,
    published: saved,
  });
  const delivery = deliveryFrom(environment, database.db, { now, siteUrl, log: console.error });
  const sweeper = startSweeper(database.db, { now, log: console.error, mediaDir });
  const app = createApp({
    db: database.db,
    mediaDir,
    screenDir: join(environment.DATA_DIR, SCREEN_DIRECTORY),
    maps: environment,
    development: isDemonstration,
    addressOf: addressRule({
      edgeSecret: environment.EDGE_SECRET,
      proxies: environment.TRUSTED_PROXIES,
    }),
    siteUrl,
    send,
    codeSecret: environment.CODE_SECRET ?? secretOf('code-secret'),
    captcha: captchaSecret ? recaptcha({ secret: captchaSecret }) : localCaptcha(now),
    issuing: { delay: environment.ISSUE_DELAY, wake: issuer.wake },
    ordering: { delay, wake: mover.wake },
    editorToken: environment.EDITOR_TOKEN ?? secretOf('editor-token'),
    site: siteBehind(receiver, now),
    delivery: { notes, isTold: receiver !== null, url: buildsAt(netlifySite) },
    editing: { saved, planned: publisher.wake },
    ...(environment.COMPANY_MAIL ? { companyMail: environment.COMPANY_MAIL } : {}),
  });
  const server = createServer(getRequestListener(app.fetch));
  const workers = [issuer, mover, publisher, teller, indexer, sweeper, delivery];
  const stopWorkers = () => Promise.all(workers.map((worker) => worker.stop()));
  let leaving: Promise<void> | undefined;
  const leave = async () => {
    server.closeAllConnections();
    server.close();
    await stopWorkers();
    await database.close();
    process.exit();
  };
  stop = () => void (leaving ??= leave());
  try {
    if (isDemonstration) {
      await database.alone(async () => {
        if (await isEmpty(database.db)) {
          const { seed } = await import('./seed/load.ts');
          await seed(database.db, { mediaDir, log: console.log });
        }
        await makeDemoMembers(database.db, now());
        await makeDemoEditor(database.db, secretOf(DEMO_PASSWORD_FILE), now());
      });
    }
    await adoptUploads(database.db, mediaDir);
    await listen(server, environment.BACKEND_PORT, environment.BACKEND_HOST);
  } catch (error) {
    await stopWorkers();
    await database.close();
    throw error;
  }
  console.log(`Backend: http://localhost:${environment.BACKEND_PORT} on ${database.place}`);
  process.send?.({ kind: 'ready' });
  flushCompileCache();
}

main().catch((error: unknown) => {
  const expected =
    error instanceof EnvironmentError ||
    error instanceof DatabaseLockedError ||
    error instanceof PortTakenError;
  console.error(expected ? error.message : error);
  process.exit(1);
});
