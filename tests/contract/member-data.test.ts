import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq, or } from 'drizzle-orm';
import {
  certificateRequests,
  certificates,
  consents,
  orders,
  pointsEntries,
  profileChanges,
  users,
} from '../../backend/db/schema.ts';
import { earn } from '../../backend/points/ledger.ts';
import { storeConsents } from '../../backend/consents/consents.ts';
import {
  friendInvitation,
  loginAuthEmail,
  userData,
  userDelete,
} from '../../contract/calls/account.ts';
import { certificateFormSend } from '../../contract/calls/shops.ts';
import { formSave } from '../../contract/calls/session.ts';
import {
  certificates as certificatesCall,
  inviteFriend,
  loginAuthSms,
  redeemCertificate,
  userCheck,
  userProfile,
  userProfileEdit,
} from '../../contract/calls/user.ts';
import { formOf, giveCertificate, opticianWith, stockOf } from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { anotherSession, PASSWORD, register } from './members.ts';
import { device, phoneCodes, policy } from './phone-codes.ts';
import { onEveryEngine, resultOf, type Site } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');

/** A member with data in every part of the export. */
async function richMember(site: Site, phone: string, email: string) {
  const { headers, user } = await signIn(site.db, START, phone);
  await site.db.update(users).set({ email }).where(eq(users.id, user.id));
  await site.result(userProfileEdit, { firstName: 'Анна', lastName: 'Иванова' }, headers);
  const given = { policy: true };
  await storeConsents(site.db, [], { phone, given, versions: {}, address: '203.0.113.70' }, START);
  const optician = await opticianWith(site.db, 3);
  const number = await giveCertificate(site.db, phone, optician, { issuedAt: START });
  await earn(site.db, user.id, 'survey', 'first', START);
  const order = { kind: 'offer', itemId: 1, title: 'Кофе', state: 'ready', points: 10 } as const;
  const times = { createdAt: START, updatedAt: START };
  await site.db.insert(orders).values({ ...order, ...times, userId: user.id, code: `c-${phone}` });
  const invitation = await site.result(inviteFriend, {}, headers);
  const fields = { subject: 'Заказы', message: 'Где мой заказ?' };
  await site.result(formSave, { form: 'personal-feedback', fields }, headers);
  return { headers, user, number, optician, invitation };
}

onEveryEngine((site) => {
  const { newPhone, asked } = phoneCodes(site, '115');

  describe('a member’s data', () => {
    test('is complete, their own, and in the shapes of the other calls', async () => {
      site().setNow(START);
      const anna = await richMember(site(), newPhone(), 'whole1@example.ru');
      const boris = await signIn(site().db, START, newPhone());
      const data = await site().result(userData, {}, anna.headers);
      assert.equal(data.made_at, START.toISOString());
      assert.deepEqual(data.profile, await site().result(userProfile, {}, anna.headers));
      assert.deepEqual(data.profile_history.at(0)?.fields, { lastName: null });
      assert.deepEqual(
        data.certificates,
        (await site().result(certificatesCall, {}, anna.headers)).items,
      );
      assert.deepEqual(
        data.orders.map(({ title }) => title),
        ['Кофе'],
      );
      assert.deepEqual(data.invitation, anna.invitation);
      const none = await site().result(userData, {}, boris.headers);
      assert.equal(none.profile.id, boris.user.id);
      assert.deepEqual(
        [none.certificates, none.orders, none.points, none.package_codes, none.profile_history],
        [[], [], [], [], []],
      );
      assert.equal(none.invitation, null);
    });

    test('of one who registered by email has no certificates, and they can redeem none', async () => {
      site().setNow(START);
      const { headers } = await register(site(), 'nophone2@example.ru');
      const list = await site().result(certificatesCall, {}, headers);
      assert.deepEqual(list, { items: [], total: 0 });
      const reply = await site().ask(redeemCertificate, { number: 'ЯС-0000' }, headers);
      await assertRefused(reply, 'not_found');
    });
  });

  describe('deleting a member', () => {
    test('has to be confirmed', async () => {
      const { headers } = await signIn(site().db, START, newPhone());
      for (const confirm of [false, 'true', 1, null]) {
        const reply = await site().ask(userDelete, { confirm }, headers);
        await assertRefused(reply, 'bad_request', String(confirm));
      }
      assert.notEqual((await site().result(userCheck, {}, headers)).user, null);
    });

    test('ends the sessions and anonymises everything that remains', async () => {
      site().setNow(START);
      const phone = newPhone();
      const email = 'gone3@example.ru';
      const { headers, user, optician, invitation } = await richMember(site(), phone, email);
      const elsewhere = await anotherSession(site(), user.id, START);
      await site()
        .db.update(users)
        .set({
          ...{ pendingEmail: 'next3@example.ru', birthday: '1990-05-17', cityId: 6281 },
          children: [{ firstName: 'Маша', birthYear: 2015 }],
        })
        .where(eq(users.id, user.id));
      const pairs = (await stockOf(site().db, optician)) ?? 0;
      assert.deepEqual(await site().result(userDelete, { confirm: true }, headers), {
        accepted: true,
        id: null,
      });
      for (const session of [headers, elsewhere]) {
        assert.equal((await site().result(userCheck, {}, session)).user, null);
        await assertRefused(await site().ask(userProfile, {}, session), 'unauthorized');
      }
      const { db } = site();
      const kept = await Promise.all([
        db.select().from(users).where(eq(users.id, user.id)),
        db
          .select()
          .from(consents)
          .where(or(eq(consents.userId, user.id), eq(consents.phone, phone))),
        db.select().from(profileChanges).where(eq(profileChanges.userId, user.id)),
        db.select().from(certificates),
        db.select().from(certificateRequests),
        db.select().from(orders).where(eq(orders.userId, user.id)),
      ]);
      const rows = JSON.stringify(kept);
      for (const personal of [phone, email, '203.0.113.70']) {
        assert.ok(!rows.includes(personal), `${personal} is still there`);
      }
      const [[row], given, changes] = kept;
      assert.ok(row);
      // What is known of nobody, except who invited them and when they left.
      const { id: _, createdAt: __, updatedAt: ___, invitedBy: ____, deletedAt, ...known } = row;
      assert.deepEqual(deletedAt, START);
      assert.deepEqual(
        Object.entries(known).filter(([, value]) => value !== null && String(value) !== ''),
        [],
      );
      assert.equal(given.length, 1, 'the proof of consent remains');
      assert.deepEqual(changes, []);
      assert.equal(await db.$count(pointsEntries, eq(pointsEntries.userId, user.id)), 1);
      const [order] = kept[5];
      assert.deepEqual([order?.state, order?.code], ['cancelled', null]);
      assert.equal(await stockOf(db, optician), pairs + 1);
      const shown = await site().ask(friendInvitation, { invite: invitation.code });
      await assertRefused(shown, 'not_found');
    });

    test('frees phone and email for a new member, who gets none of the old data', async () => {
      site().setNow(START);
      const phone = newPhone();
      const { headers, user } = await richMember(site(), phone, 'free4@example.ru');
      await site().result(userDelete, { confirm: true }, headers);
      const { code } = await asked('authorization', phone);
      const params = { phone, code, action: 'authorization' as const, policy };
      const opened = await site().result(loginAuthSms, params, device(phone));
      assert.equal(opened.is_new, true);
      const data = await site().result(userData, {}, { 'User-Api-Token': opened.token });
      assert.notEqual(data.profile.id, user.id);
      assert.deepEqual(
        [data.certificates, data.orders, data.points, data.profile.firstName],
        [[], [], [], null],
      );
      assert.deepEqual(
        data.profile.consents.flatMap(({ code, given }) => (given ? [code] : [])),
        ['policy'],
      );
      const login = { email: 'free4@example.ru', password: PASSWORD };
      await assertRefused(await site().ask(loginAuthEmail, login), 'login_wrong');
      await register(site(), 'free4@example.ru');
    });

    test('returns the pair of a certificate that is still being issued', async () => {
      site().setNow(START);
      const { headers, user } = await signIn(site().db, START, newPhone());
      const optician = await opticianWith(site().db, 2, 1);
      const form = formOf(user.phone, optician);
      assert.equal((await site().ask(certificateFormSend, form, headers)).status, 200);
      assert.equal(await stockOf(site().db, optician), 1);
      await site().result(userDelete, { confirm: true }, headers);
      assert.equal(await stockOf(site().db, optician), 2);
      const open = eq(certificateRequests.phone, user.phone);
      assert.equal(await site().db.$count(certificateRequests, open), 0);
    });

    test('happens once for concurrent requests', async () => {
      const { headers, user } = await signIn(site().db, START, newPhone());
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => site().ask(userDelete, { confirm: true }, headers)),
      );
      assert.equal(replies.filter(({ status }) => status === 200).length, 1);
      assert.ok(replies.every(({ status }) => status === 200 || status === 401));
      assert.equal(await site().db.$count(users, eq(users.id, user.id)), 1);
    });

    test('while signing in leaves no session without a member', async () => {
      for (let round = 0; round < 5; round += 1) {
        const phone = newPhone();
        site().setNow(START);
        const { headers } = await signIn(site().db, START, phone);
        const { code } = await asked('authorization', phone);
        const params = { phone, code, action: 'authorization' as const, policy };
        const [reply] = await Promise.all([
          site().ask(loginAuthSms, params, device(phone)),
          site().ask(userDelete, { confirm: true }, headers),
        ]);
        if (reply.status !== 200) {
          // The deletion came first and removed the code, too.
          await assertRefused(reply, 'code_expired');
          continue;
        }
        const opened = await resultOf(loginAuthSms, reply);
        const { user } = await site().result(userCheck, {}, { 'User-Api-Token': opened.token });
        const alive = await site().db.select().from(users).where(eq(users.phone, phone));
        assert.deepEqual(user?.id ?? null, alive.at(0)?.id ?? null);
      }
    });
  });
});
