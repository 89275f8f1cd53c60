/**
 * Processes are stopped, started and killed one by one, as when a version is rolled out, while
 * members, visitors and an editor go on: nobody is refused, and nothing is lost or done twice.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, like, sql } from 'drizzle-orm';
import {
  certificateRequests,
  certificates,
  contentChanges,
  orders,
  outbox,
} from '../../backend/db/schema.ts';
import { loginConfirmEmail } from '../../contract/calls/account.ts';
import { articles } from '../../contract/calls/articles.ts';
import { orderPartnerOffer } from '../../contract/calls/club.ts';
import { searchContent } from '../../contract/calls/search.ts';
import { certificateFormSend } from '../../contract/calls/shops.ts';
import { userBalance } from '../../contract/calls/user.ts';
import { confirmed, formOf, opticianWith } from '../contract/certificate-rows.ts';
import { entriesOf, givePoints, makeOffer } from '../contract/club-rows.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { signIn } from '../contract/stubs.ts';
import { testNginx } from '../same-answers/nginx.ts';
import { until } from '../site/deadline.ts';
import { startCompany, TOKEN, type Instance } from './company.ts';
import { repeatUntilStopped, ask, newKey, type Answer } from './visitors.ts';

const MEMBERS = 4;
const PRICE = 10;
const POINTS = 20_000;
const CRASHED_WORKERS = 1;
/** Tries with keys of letters that one address has in an hour (backend/members/by-email.ts). */
const KEY_TRIES = 100;

const result = ({ body }: Answer) => JSON.parse(body).result;

/** How many messages say something that an earlier one has said. */
function repeatedIn(messages: readonly (readonly { readonly revision: number }[])[]): number {
  const known = new Set<number>();
  return messages.filter((changes) => {
    const isRepeated = changes.some(({ revision }) => known.has(revision));
    for (const { revision } of changes) known.add(revision);
    return isRepeated;
  }).length;
}

async function roll(one: Instance): Promise<void> {
  assert.equal(await one.current().stop(), 0, `${one.name} stops cleanly`);
  await one.begin();
}

async function crash(one: Instance): Promise<void> {
  await one.current().kill();
  await one.begin();
}

const company = testDatabaseUrl && testNginx ? [{ server: testDatabaseUrl, nginx: testNginx }] : [];

for (const { server, nginx } of company) {
  test('a rolling deploy under load loses nothing', async (context) => {
    const { db, origin, backends, workers, receiver } = await startCompany(context, server, nginx);
    const offerId = await makeOffer(db, { points: PRICE, places: 100_000 });
    const opticId = await opticianWith(db, 10_000);
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, async (_, number) => {
        const phone = `+7900888${String(number).padStart(4, '0')}`;
        const { user, headers } = await signIn(db, new Date(), phone);
        await givePoints(db, user.id, POINTS);
        return { id: user.id, headers, bought: 0 };
      }),
    );

    const refused = new Set<string>();
    const call = async (path: string, asking: Parameters<typeof ask>[1] = {}, ok = [200]) => {
      const told = await ask(origin + path, asking).catch((error: Error) => ({
        status: 0,
        body: error.message,
      }));
      if (!ok.includes(told.status)) refused.add(`${path}: ${told.status} ${told.body}`);
      return told;
    };

    const editor = { authorization: `Bearer ${TOKEN}` };
    const first = result(await call('/editor/articles?full=1&count=1', { headers: editor }))
      .items[0];
    const { revision: _, ...article } = first;
    let title = '';
    let edits = 0;
    const phones: string[] = [];
    const confirmations = await Promise.all(
      Array.from({ length: 60 }, async (_, number) => {
        const phone = `+7900666${String(number).padStart(4, '0')}`;
        return { phone, headers: await confirmed(db, phone) };
      }),
    );

    const stops = [
      ...members.map((member) =>
        repeatUntilStopped(async () => {
          const { headers } = member;
          const path = `${orderPartnerOffer.path}?offerId=${offerId}`;
          const { status } = await call(path, { headers, key: newKey() }, [200, 409]);
          if (status === 200) member.bought += 1;
          await call(userBalance.path, { headers });
        }),
      ),
      repeatUntilStopped(async () => {
        await call(`${articles.path}?count=5`);
        await call(`${searchContent.path}?query=${encodeURIComponent('линзы')}`);
      }),
      repeatUntilStopped(async () => {
        edits += 1;
        const next = `Правка ${edits}`;
        const body = { ...article, title: next };
        const path = `/editor/articles/${article.id}`;
        const { status } = await call(path, { method: 'PUT', headers: editor, body });
        if (status === 200) title = next;
      }),
      repeatUntilStopped(async () => {
        const one = confirmations.pop();
        if (!one) return void (await call(`${articles.path}?count=1`));
        const { phone, headers } = one;
        const body = formOf(phone, opticId);
        const asking = { method: 'POST', headers, body, key: newKey() };
        const { status } = await call(certificateFormSend.path, asking);
        if (status === 200) phones.push(phone);
      }),
    ];

    try {
      // First, as the next one waits until its lease is over.
      for (const one of workers.slice(0, CRASHED_WORKERS)) await crash(one);
      for (const [place, one] of backends.entries()) await (place === 1 ? crash : roll)(one);
      for (const one of workers.slice(CRASHED_WORKERS)) await roll(one);
    } finally {
      for (const stop of stops) await stop();
    }
    assert.deepEqual([...refused], []);

    await until('every certificate', async () => {
      const open = sql`${certificateRequests.state} <> 'ready'`;
      return (await db.$count(certificateRequests, open)) === 0;
    });
    assert.ok(phones.length > 0);
    assert.equal(
      await db.$count(certificates, like(certificates.phone, '+7900666%')),
      phones.length,
    );
    for (const phone of phones)
      assert.equal(await db.$count(outbox, eq(outbox.to, phone)), 1, phone);

    for (const { id, bought } of members) {
      const own = await db.select().from(orders).where(eq(orders.userId, id));
      assert.equal(own.length, bought, `orders of member ${id}`);
      const entries = await entriesOf(db, id);
      const sum = entries.reduce((total, { points }) => total + points, 0);
      assert.equal(sum, POINTS - bought * PRICE);
    }

    await until('that all changes are told', async () => {
      return (await db.$count(contentChanges, sql`delivered_at is null`)) === 0;
    });
    const told = receiver.taken.map(({ revision }) => revision);
    // A worker that is killed between telling and noting it leaves that to the next.
    const repeated = repeatedIn(receiver.messages);
    assert.ok(repeated <= CRASHED_WORKERS, `${repeated} messages are delivered again`);
    const last = result(await call(`/editor/articles/${article.id}`, { headers: editor }));
    assert.equal(last.title, title);
    assert.equal(Math.max(...told), last.revision);

    // Each request comes through another backend, and says that it is from elsewhere.
    const tries = await Promise.all(
      Array.from({ length: KEY_TRIES + 10 }, (_, number) =>
        call(
          loginConfirmEmail.path,
          {
            method: 'POST',
            from: '127.0.0.2',
            headers: { 'x-forwarded-for': `203.0.113.${number}` },
            body: { key: 'no-such-key' },
          },
          [400, 429],
        ),
      ),
    );
    assert.equal(tries.filter(({ status }) => status === 400).length, KEY_TRIES);
    const other = { method: 'POST', from: '127.0.0.3', body: { key: 'no-such-key' } };
    assert.equal((await call(loginConfirmEmail.path, other, [400])).status, 400);
    assert.deepEqual([...refused], []);
  });
}
