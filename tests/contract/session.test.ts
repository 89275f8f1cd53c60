import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { token, tokenExpire } from '../../contract/calls/session.ts';
import { userCheck } from '../../contract/calls/user.ts';
import { DEVICE_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { marksOf } from '../../backend/caller-marks.ts';
import { attempts, sessions, users } from '../../backend/db/schema.ts';
import { confirmPhone, endSessionsOf, openSession, readCaller } from '../../backend/sessions.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { countSessions, signIn } from './stubs.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-21T09:00:00.000Z');
const later = (days: number) => new Date(START.getTime() + days * DAY);

onEveryEngine((site) => {
  const open = async (headers: HeadersInit = {}) => site().result(token, {}, headers);
  const check = async (headers: HeadersInit = {}) =>
    (await site().result(userCheck, {}, headers)).user;

  test('each visitor gets their own token, valid for thirty days', async () => {
    site().setNow(START);
    const one = await open();
    const other = await open();
    assert.notEqual(one.token, other.token);
    assert.match(one.token, /^[\w-]{40,}$/);
    assert.equal(one.token_expired, later(30).toISOString());
    assert.equal(await check({ [TOKEN_HEADER]: one.token }), null);
  });

  test('a token sent again is renewed, not replaced', async () => {
    site().setNow(START);
    const first = await open();
    const sessionsBefore = await countSessions(site().db);
    for (const headers of [
      { [TOKEN_HEADER]: first.token },
      { authorization: `Bearer ${first.token}` },
      { [TOKEN_HEADER]: '', authorization: `bearer ${first.token}` },
    ]) {
      site().setNow(later(10));
      assert.deepEqual(await open(headers), {
        token: first.token,
        token_expired: later(40).toISOString(),
      });
    }
    assert.equal(await countSessions(site().db), sessionsBefore);
  });

  test('one network address gets three hundred tokens an hour, and renews as many as it has', async () => {
    site().setNow(START);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const mark = marksOf({ deviceId: null, address: '203.0.113.7' }).address ?? assert.fail();
    await site()
      .db.insert(attempts)
      .values(Array.from({ length: 299 }, () => ({ kind: 'token', mark, madeAt: START })));
    const last = await open(from('203.0.113.7'));
    const before = await countSessions(site().db);
    const refused = await site().ask(token, {}, from('203.0.113.7'));
    await assertRefused(refused, 'too_many_requests');
    assert.equal(await countSessions(site().db), before);
    await open({ ...from('203.0.113.7'), [TOKEN_HEADER]: last.token });
    await open(from('203.0.113.8'));
    site().setNow(new Date(START.getTime() + DAY / 24));
    await open(from('203.0.113.7'));
  });

  test('stores neither a token nor an overlong one that was never issued', async () => {
    site().setNow(START);
    const given = await open({ [DEVICE_HEADER]: 'device-1' });
    const rows = await site().db.select().from(sessions);
    assert.ok(!JSON.stringify(rows).includes(given.token));
    assert.ok(rows.some((row) => row.deviceId === 'device-1'));
    for (const invented of ['x', 'x'.repeat(200), 'x'.repeat(5000), 'ÿ', "' or 1=1 --"]) {
      const fresh = await open({ [TOKEN_HEADER]: invented });
      assert.notEqual(fresh.token, invented);
      assert.equal(await check({ [TOKEN_HEADER]: invented }), null);
    }
  });

  test('token.expire ends the session, once', async () => {
    site().setNow(START);
    const { user, headers } = await signIn(site().db, START, '+79990001111');
    assert.deepEqual(await check(headers), { id: user.id, firstName: 'Анна' });
    assert.deepEqual(await site().result(tokenExpire, {}), { expired: false });
    assert.deepEqual(await site().result(tokenExpire, {}, headers), { expired: true });
    assert.deepEqual(await site().result(tokenExpire, {}, headers), { expired: false });
    assert.equal(await check(headers), null);
  });

  test('user.check returns the member behind a token, and null without one', async () => {
    site().setNow(START);
    const anna = await signIn(site().db, START, '+79990002222');
    const boris = await signIn(site().db, START, '+79990003333');
    const expected = { id: anna.user.id, firstName: 'Анна' };
    assert.deepEqual(await check(anna.headers), expected);
    assert.deepEqual(await check({ authorization: `Bearer ${anna.token}` }), expected);
    assert.equal((await check(boris.headers))?.id, boris.user.id);
    assert.equal(await check(), null);
    assert.equal(await check({ [TOKEN_HEADER]: `${anna.token}x` }), null);
    await site().db.delete(users).where(eq(users.id, boris.user.id));
    assert.equal(await check(boris.headers), null);
  });

  test('an expired token is anonymous and cannot be renewed', async () => {
    site().setNow(START);
    const { token: old, headers } = await signIn(site().db, START, '+79990004444');
    site().setNow(new Date(later(30).getTime() - 1));
    assert.notEqual(await check(headers), null);
    site().setNow(later(30));
    assert.equal(await check(headers), null);
    const fresh = await open(headers);
    assert.notEqual(fresh.token, old);
    assert.equal(await check({ [TOKEN_HEADER]: fresh.token }), null);
  });

  test('a token that expires while it is renewed stays expired', async () => {
    site().setNow(START);
    const { token: old, headers } = await signIn(site().db, START, '+79990004445');
    const caller = await readCaller(new Headers(headers), null, site().db, START);
    const renewed = await openSession(site().db, caller, later(30));
    assert.notEqual(renewed.token, old);
    site().setNow(later(30));
    assert.equal(await check({ [TOKEN_HEADER]: renewed.token }), null);
    assert.equal(await check(headers), null);
  });

  test('a deleted member is nobody, whatever session is left', async () => {
    site().setNow(START);
    const { user, headers } = await signIn(site().db, START, '+79990004446');
    await site().db.update(users).set({ deletedAt: START }).where(eq(users.id, user.id));
    assert.equal(await check(headers), null);
  });

  test('renewing a token keeps the member signed in', async () => {
    site().setNow(START);
    const { headers } = await signIn(site().db, START, '+79990005555');
    site().setNow(later(29));
    await open(headers);
    site().setNow(later(45));
    assert.notEqual(await check(headers), null);
  });

  test('a session that ends while its token is renewed stays ended', async () => {
    site().setNow(START);
    const { user, token: ended, headers } = await signIn(site().db, START, '+79990006666');
    const renewals: (typeof openSession)[] = [
      openSession,
      (db, caller, now) => confirmPhone(db, caller, '+79990006667', now),
    ];
    const caller = await readCaller(new Headers(headers), null, site().db, START);
    assert.equal(await endSessionsOf(site().db, user.id), 1);
    for (const renewal of renewals) {
      const renewed = await renewal(site().db, caller, START);
      assert.notEqual(renewed.token, ended);
      assert.equal(await check({ [TOKEN_HEADER]: renewed.token }), null);
      assert.equal(await check(headers), null);
    }
  });
});
