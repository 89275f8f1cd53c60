/** Races between two connections, with each step at a known point of the other. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { createApp } from '../../backend/app.ts';
import type { Database } from '../../backend/db/database.ts';
import { lockOf } from '../../backend/certificates/find.ts';
import { oneAtATime } from '../../backend/db/one-at-a-time.ts';
import {
  consents,
  contentDrafts,
  editorAccounts,
  editorSessions,
  formEntries,
  orders,
  outbox,
  reviews,
  webinars,
} from '../../backend/db/schema.ts';
import { holdContent } from '../../backend/editor/save.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { orderWebinar } from '../../backend/orders/place.ts';
import { outboxSender, type Sender } from '../../backend/outbox/sender.ts';
import { hashPassword } from '../../backend/members/password.ts';
import { CSRF_HEADER } from '../../contract/headers.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { questionConsent } from '../../src/config/member-consents.ts';
import { png } from '../unit/png.ts';
import { userDelete } from '../../contract/calls/account.ts';
import { formFeedback, formSave } from '../../contract/calls/session.ts';
import { siteReviewCommon } from '../../contract/calls/user.ts';
import { certificateFormSend } from '../../contract/calls/shops.ts';
import { blocked } from './blocked.ts';
import { formOf, issueAll, opticianWith } from './certificate-rows.ts';
import { engines } from './database.ts';
import { assertDeclared } from './declared.ts';
import { addToLibrary, ask, askEntity, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { EDITOR_TOKEN, ORIGIN, requestOf } from './site.ts';
import { signIn } from './stubs.ts';

const OLD_PASSWORD = 'кофе лампа ветер окно';
const signedInReply = v.object({ result: v.object({ csrf: v.string() }) });

/** Requests that store something of their member. */
const IN_FLIGHT: Readonly<Record<string, (headers: HeadersInit) => Request>> = {
  'a form': (headers) => {
    const fields = { name: 'Анна', email: 'anna@example.ru', message: 'Где купить линзы в Омске?' };
    return requestOf(formSave, { form: 'contact', fields }, headers);
  },
  'a review': (headers) => requestOf(siteReviewCommon, { rating: 5, product: 1 }, headers),
};

/** Sends a request of a member while the member is being deleted. @returns its response, once both are answered. */
async function sentDuringDeletion(
  db: Database,
  phone: string,
  ask: (headers: HeadersInit) => Request,
) {
  const app = createApp({ db, media: diskStore('/nowhere') });
  const { headers, user } = await signIn(db, new Date(), phone);
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await oneAtATime(tx, lockOf(user.phone));
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  const deletion = app.fetch(requestOf(userDelete, { confirm: true }, headers));
  await blocked(db);
  const request = ask(headers);
  const sent = app.fetch(request);
  await blocked(db, 2);
  gate.resolve();
  await holding;
  assert.equal((await deletion).status, 200);
  const response = await sent;
  await assertDeclared(request, response);
  return { user, response };
}

// The embedded database has one connection, so nothing is concurrent there.
for (const engine of engines.filter(({ name }) => name === 'PostgreSQL')) {
  describe(engine.name, () => {
    test('deleting a member leaves no message about a certificate that is being issued', async (context) => {
      const { db, close } = await engine.open();
      context.after(close);
      const app = createApp({ db, media: diskStore('/nowhere') });
      const now = new Date();
      const { headers, user } = await signIn(db, now, '+79006680001');
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

    for (const [what, asked] of Object.entries(IN_FLIGHT)) {
      test(`${what} in flight is not stored after its member is deleted`, async (context) => {
        const { db, close } = await engine.open();
        context.after(close);
        const { user, response } = await sentDuringDeletion(db, '+79006680003', asked);
        assert.equal(response.status, 401);
        for (const table of [formEntries, reviews]) {
          assert.equal(await db.$count(table, eq(table.userId, user.id)), 0);
        }
      });
    }

    test('a question in flight while its member is deleted is a visitor’s question', async (context) => {
      const { db, close } = await engine.open();
      context.after(close);
      const email = 'in-flight@example.ru';
      const asked = { name: 'Анна', email, question: 'Где купить линзы в Омске?' };
      const policy = questionConsent.version;
      const { response } = await sentDuringDeletion(db, '+79006680004', (headers) =>
        requestOf(formFeedback, { ...asked, policy }, headers),
      );
      assert.equal(response.status, 200);
      const rows = await db.select().from(consents).where(eq(consents.email, email));
      assert.deepEqual(
        rows.map(({ userId }) => userId),
        [null],
      );
    });

    /** A person who may edit, while a transaction that gives them another password is open. */
    async function passwordBeingChanged(db: Database, email: string) {
      const passwordHash = await hashPassword(OLD_PASSWORD);
      const account = {
        name: email,
        email,
        role: 'viewer',
        passwordHash,
        createdAt: new Date(),
        // A call that stores it would wait for the change, too.
        seenAt: new Date(),
      } as const;
      const [made] = await db.insert(editorAccounts).values(account).returning();
      const id = made?.id ?? assert.fail();
      const app = createApp({ db, media: diskStore('/nowhere') });
      const editor = (method: string, path: string, body: unknown, headers: HeadersInit = {}) =>
        app.fetch(
          new Request(`${ORIGIN}/editor/${path}`, { method, headers, body: JSON.stringify(body) }),
        );
      const signIn = () => editor('POST', 'session', { email, password: OLD_PASSWORD });
      const signedIn = await signIn();
      const { result } = v.parse(signedInReply, await signedIn.json());
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      const gate = Promise.withResolvers<void>();
      const changed = Promise.withResolvers<void>();
      const changing = db.transaction(async (tx) => {
        const isIt = eq(editorAccounts.id, id);
        const other = await hashPassword(`${OLD_PASSWORD} и дом`);
        await tx.update(editorAccounts).set({ passwordHash: other }).where(isIt);
        await tx.delete(editorSessions).where(eq(editorSessions.accountId, id));
        changed.resolve();
        await gate.promise;
      });
      await changed.promise;
      /** Commits the change once the request waits for it, or was answered without waiting. */
      const during = async (asked: Response | Promise<Response>) => {
        await Promise.race([blocked(db), asked]);
        gate.resolve();
        await changing;
        return await asked;
      };
      const headers = { cookie, [CSRF_HEADER]: result.csrf };
      return { editor, signIn, headers, during };
    }

    test('who signs in as an editor with a password that is being changed is not signed in', async (context) => {
      const { db, close } = await engine.open();
      context.after(close);
      const { signIn, during } = await passwordBeingChanged(db, 'signs-in@yasno.example');
      await assertRefused(await during(signIn()), 'login_wrong');
      assert.equal(await db.$count(editorSessions), 0);
    });

    test('of two changes of an editor’s password, the one that knows the present password counts', async (context) => {
      const { db, close } = await engine.open();
      context.after(close);
      const { editor, headers, during } = await passwordBeingChanged(db, 'changes@yasno.example');
      const wanted = { old: OLD_PASSWORD, password: 'совсем другие слова здесь' };
      const reply = await during(editor('PUT', 'me/password', wanted, headers));
      await assertRefused(reply, 'login_wrong');
    });

    test('a file of the library is replaced while a draft of what shows it is published', async (context) => {
      const { db, close } = await engine.open();
      const directory = mkdtempSync(join(tmpdir(), 'yasno-test-moment-'));
      context.after(async () => {
        await close();
        rmSync(directory, { recursive: true });
      });
      const app = createApp({ db, media: diskStore(directory), editorToken: EDITOR_TOKEN });
      const site = { fetch: async (request: Request) => app.fetch(request) };
      const { id, src } = await addToLibrary(site, 'pictures?name=a.png', await png(32, 20));
      const body = `<figure><img src="${src}" alt="Линза"></figure>`;
      const shown = await askEntity(site, 'POST', 'pages', page('zamena', { body }));
      const draft = await ask(
        site,
        editor.draft,
        'PUT',
        `pages/${shown.id}/draft`,
        page('zamena', { body }),
      );
      const gate = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const publishing = db.transaction(async (tx) => {
        await tx.select().from(contentDrafts).where(eq(contentDrafts.id, draft.id)).for('update');
        held.resolve();
        await gate.promise;
        await holdContent(tx);
      });
      await held.promise;
      const replaced = send(site, 'POST', `library/${id}/file`, await png(40, 30));
      await blocked(db);
      gate.resolve();
      await publishing;
      assert.equal((await replaced).status, 200);
    });

    test('a place booked while its webinar is rescheduled is due for a recheck', async (context) => {
      const { db, close } = await engine.open();
      context.after(close);
      const app = createApp({ db, media: diskStore('/nowhere'), editorToken: EDITOR_TOKEN });
      const site = { fetch: async (request: Request) => app.fetch(request) };
      const now = new Date();
      const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
      const { user } = await signIn(db, now, '+79006680002');
      const [free] = await db.select().from(webinars).where(eq(webinars.points, 0)).limit(1);
      assert.ok(free);
      const path = `webinars/${free.id}`;
      const read = await askEntity(site, 'GET', path);
      await askEntity(site, 'PUT', path, { ...read, revision: null, starts_at: inDays(30) });

      const gate = Promise.withResolvers<void>();
      const booked = Promise.withResolvers<void>();
      const booking = db.transaction(async (tx) => {
        await orderWebinar(tx, user.id, { id: free.id }, now);
        booked.resolve();
        await gate.promise;
      });
      await booked.promise;
      const earlier = { ...read, revision: null, starts_at: inDays(2) };
      const moved = askEntity(site, 'PUT', path, earlier);
      await Promise.race([moved, blocked(db)]);
      gate.resolve();
      await Promise.all([booking, moved]);
      const [order] = await db.select().from(orders).where(eq(orders.userId, user.id));
      assert.ok(order?.dueAt && order.dueAt < new Date(inDays(1)), String(order?.dueAt));
    });
  });
}
