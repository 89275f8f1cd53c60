/** A member who deletes everything while the certificate asked for is issued: two connections at once. */
import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, test } from 'node:test';
import { inArray, sql } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import type { Database } from '../../backend/db/database.ts';
import { outbox } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { outboxSender, type Sender } from '../../backend/outbox/sender.ts';
import { userDelete } from '../../contract/calls/account.ts';
import { certificateFormSend } from '../../contract/calls/shops.ts';
import { formOf, issueAll, opticianWith } from './certificate-rows.ts';
import { engines } from './database.ts';
import { requestOf } from './site.ts';
import { signIn } from './stubs.ts';

const PHONE = '+79006680001';

/** Milliseconds that anything may take. */
const PATIENCE = 20_000;

/** Until a statement waits for another connection. */
async function blocked(db: Database): Promise<void> {
  const deadline = AbortSignal.timeout(PATIENCE);
  const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.$count(waiting)) === 0) {
    deadline.throwIfAborted();
    await turn();
  }
}

// The embedded database has one connection, so there nothing happens at once.
for (const engine of engines.filter(({ name }) => name === 'PostgreSQL')) {
  describe(engine.name, () => {
    test('a deletion leaves no message of a certificate that is being issued', async (context) => {
      const { db, close } = await engine.open();
      context.after(close);
      const app = createApp({ db, media: diskStore('/nowhere') });
      const now = new Date();
      const { headers, user } = await signIn(db, now, PHONE);
      const form = formOf(user.phone, await opticianWith(db, 2));
      const sent = await app.fetch(requestOf(certificateFormSend, form, headers));
      assert.equal(sent.status, 200);

      const written = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      const send: Sender = async (message, tx, at) => {
        await outboxSender(message, tx, at);
        if (message.channel === 'email') {
          written.resolve();
          await gate.promise;
        }
      };
      const issued = issueAll(db, new Date(now.getTime() + 60_000), send);
      await written.promise;
      const deletion = app.fetch(requestOf(userDelete, { confirm: true }, headers));
      await blocked(db);
      gate.resolve();
      await issued;
      assert.equal((await deletion).status, 200);
      assert.equal(await db.$count(outbox, inArray(outbox.to, [form.phone, form.email])), 0);
    });
  });
}
