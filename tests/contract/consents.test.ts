/** A member's consents: every answer ever given, and the withdrawal of each. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { storeConsents } from '../../backend/consents/consents.ts';
import { feedback, outbox, users } from '../../backend/db/schema.ts';
import { userConsents, userConsentWithdraw } from '../../contract/calls/account.ts';
import { formFeedback } from '../../contract/calls/session.ts';
import { userProfile, userProfileEdit } from '../../contract/calls/user.ts';
import { memberConsents, questionConsent } from '../../src/config/member-consents.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine, type Site } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const LATER = new Date('2026-11-21T10:00:00.000Z');

/** A member who has given every possible consent, as a visitor and as a member. */
async function agreed(site: Site, phone: string, email: string) {
  site.setNow(START);
  const member = await signIn(site.db, START, phone);
  await site.db.update(users).set({ email }).where(eq(users.id, member.user.id));
  const given = { policy: true };
  await storeConsents(site.db, [], { phone, given, versions: {}, address: null }, START);
  const edit = { firstName: 'Анна', consents: { sms: true } };
  await site.result(userProfileEdit, edit, member.headers);
  const { version: policy } = questionConsent;
  const question = { name: 'Анна', email, question: `Вопрос с ${email}?`, policy };
  await site.result(formFeedback, question, { 'x-forwarded-for': phone });
  return member;
}

onEveryEngine((site) => {
  describe('the history of consents', () => {
    test('includes answers given as a visitor, and none of another person', async () => {
      const { headers } = await agreed(site(), '+79001940001', 'history1@example.ru');
      await agreed(site(), '+79001940002', 'history2@example.ru');
      const { items, total } = await site().result(userConsents, {}, headers);
      assert.equal(total, 3);
      const { version } = memberConsents.sms;
      assert.deepEqual(
        items.map((answer) => [answer.code, answer.version, answer.given, answer.happened_at]),
        [
          ['question', questionConsent.version, true, START.toISOString()],
          ['sms', version, true, START.toISOString()],
          ['policy', '0', true, START.toISOString()],
        ],
      );
    });

    test('names the wording that the member ticked in the profile', async () => {
      const { headers } = await signIn(site().db, START, '+79990007704');
      const edit = {
        consents: { sms: true, subscribe: true },
        consentVersions: { sms: '2023-01-01' },
      };
      const { consents } = await site().result(userProfileEdit, edit, headers);
      const versions = Object.fromEntries(consents.map(({ code, version }) => [code, version]));
      assert.equal(versions['sms'], '2023-01-01');
      assert.equal(versions['subscribe'], memberConsents.subscribe.version);
    });

    test('keeps both answers of a withdrawn consent', async () => {
      const { headers } = await agreed(site(), '+79001940003', 'history3@example.ru');
      site().setNow(LATER);
      const { items } = await site().result(userConsentWithdraw, { code: 'sms' }, headers);
      const sms = items.filter(({ code }) => code === 'sms');
      assert.deepEqual(
        sms.map(({ given, happened_at: at }) => [given, at]),
        [
          [false, LATER.toISOString()],
          [true, START.toISOString()],
        ],
      );
      const { consents } = await site().result(userProfile, {}, headers);
      assert.equal(consents.find(({ code }) => code === 'sms')?.given, false);
    });

    test('keeps the first of equal withdrawals', async () => {
      const { db } = site();
      const { headers } = await signIn(db, START, '+79990007703');
      await site().result(userProfileEdit, { consents: { subscribe: true } }, headers);
      const withdraw = () => site().result(userConsentWithdraw, { code: 'subscribe' }, headers);
      const answers = await Promise.all([withdraw(), withdraw(), withdraw()]);
      const last = await withdraw();
      const given = last.items.flatMap((item) => (item.code === 'subscribe' ? item.given : []));
      assert.deepEqual(given, [false, true]);
      assert.deepEqual(answers.at(-1), last);
    });

    test('deletes the member’s own questions when their consent is withdrawn', async () => {
      const { headers } = await agreed(site(), '+79001940004', 'history4@example.ru');
      await agreed(site(), '+79001940005', 'history5@example.ru');
      await site().result(userConsentWithdraw, { code: 'question' }, headers);
      const left = (email: string) => site().db.$count(feedback, eq(feedback.email, email));
      assert.deepEqual(
        [await left('history4@example.ru'), await left('history5@example.ru')],
        [0, 1],
      );
      const told = JSON.stringify(await site().db.select().from(outbox));
      assert.ok(!told.includes('history4@example.ru'));
      assert.ok(told.includes('history5@example.ru'));
    });

    test('says how to withdraw the consent that membership requires', async () => {
      const { headers } = await agreed(site(), '+79001940006', 'history6@example.ru');
      const reply = await site().ask(userConsentWithdraw, { code: 'policy' }, headers);
      const { fields } = await reply.clone().json();
      await assertRefused(reply, 'bad_request');
      assert.match(fields.consents, /удалите свои данные/);
      await assertRefused(
        await site().ask(userConsentWithdraw, { code: 'x' }, headers),
        'not_found',
      );
      await assertRefused(await site().ask(userConsents, {}), 'unauthorized');
    });
  });
});
