/** Repeated attempts of calls that spend or earn points have no further effect. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { onceAnswers } from '../../backend/db/schema.ts';
import * as calls from '../../contract/calls/user.ts';
import { newcomers } from './club-days.ts';
import { attempt, printCode, sumOf } from './club-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const member = newcomers(site, '7999120');

  describe('an attempt', () => {
    test('returns the first response again, without further effect', async () => {
      const { db } = site();
      const { user, headers } = await member();
      const code = await printCode(db, 8);
      const named = { ...headers, ...attempt() };
      const replies = await Promise.all(
        [1, 2, 3].map(() => site().ask(calls.productCodeRegistration, { code }, named)),
      );
      const texts = await Promise.all(replies.map((reply) => reply.text()));
      assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(texts).size, 1);
      assert.equal(await sumOf(db, user.id), 150);
    });

    test('is bound to its parameters, its call and its member', async () => {
      const { db } = site();
      const [one, other] = [await member(), await member()];
      const key = attempt('the-same-key');
      const [code, second] = [await printCode(db, 9), await printCode(db, 10)];
      const named = { ...one.headers, ...key };
      await site().result(calls.productCodeRegistration, { code }, named);
      await assertRefused(
        await site().ask(calls.productCodeRegistration, { code: second }, named),
        'key_reused',
      );
      await assertRefused(await site().ask(calls.redeemOrder, { orderId: 1 }, named), 'key_reused');
      const others = { ...other.headers, ...key };
      await site().result(calls.productCodeRegistration, { code: second }, others);
    });

    test('that failed may succeed later', async () => {
      const { db } = site();
      const { headers } = await member();
      const named = { ...headers, ...attempt() };
      const code = await printCode(db, 11);
      await db.execute(`delete from package_codes where code = '${code}'`);
      const ask = () => site().ask(calls.productCodeRegistration, { code }, named);
      await assertRefused(await ask(), 'product_code_unknown');
      assert.equal(await printCode(db, 11), code);
      assert.equal((await ask()).status, 200);
    });

    test('is refused when a member has stored a thousand within the day; an earlier one is answered', async () => {
      const { db } = site();
      const { user, headers } = await member();
      const [code, another] = [await printCode(db, 13), await printCode(db, 14)];
      const named = { ...headers, ...attempt('first') };
      const ask = (name: HeadersInit, typed: string) =>
        site().ask(calls.productCodeRegistration, { code: typed }, name);
      const first = await (await ask(named, code)).text();
      const [kept] = await db.select().from(onceAnswers).where(eq(onceAnswers.userId, user.id));
      const row = kept ?? assert.fail();
      await db
        .insert(onceAnswers)
        .values(Array.from({ length: 999 }, (_, number) => ({ ...row, key: `k${number}` })));
      const next = { ...headers, ...attempt('next') };
      await assertRefused(await ask(next, another), 'too_many_requests');
      assert.equal(await sumOf(db, user.id), 150);
      assert.equal(await (await ask(named, code)).text(), first);
    });

    test('has a key of printable characters, limited in length', async () => {
      const { headers } = await member();
      const code = await printCode(site().db, 12);
      for (const key of ['два слова'.replace(/[^ ]/g, 'x'), 'x'.repeat(201), 'é']) {
        const named = { ...headers, ...attempt(key) };
        const reply = await site().ask(calls.productCodeRegistration, { code }, named);
        await assertRefused(reply, 'bad_request', key);
      }
    });
  });
});
