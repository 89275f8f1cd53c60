import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { pointsEntries, users } from '../../backend/db/schema.ts';
import { acceptInvitation } from '../../backend/members/invitations.ts';
import { pointsRules } from '../../backend/seed/points.ts';
import { friendInvitation } from '../../contract/calls/account.ts';
import { inviteFriend, loginAuthSms } from '../../contract/calls/user.ts';
import { assertRefused } from './envelope.ts';
import { register } from './members.ts';
import { after, device, MINUTE, phoneCodes, policy } from './phone-codes.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');

onEveryEngine((site) => {
  const { newPhone, asked } = phoneCodes(site, '114');
  const inviter = async () => {
    site().setNow(START);
    const member = await signIn(site().db, START, newPhone());
    return { ...member, ...(await site().result(inviteFriend, {}, member.headers)) };
  };
  const joinBySms = async (invite: string, phone = newPhone(), now = START) => {
    const { code } = await asked('authorization', phone, now);
    const params = { phone, code, action: 'authorization', invite, policy } as const;
    return site().result(loginAuthSms, params, device(phone));
  };
  const entriesOf = (userId: number) =>
    site().db.select().from(pointsEntries).where(eq(pointsEntries.userId, userId));
  const memberOf = async (phone: string) => {
    const [user] = await site().db.select().from(users).where(eq(users.phone, phone));
    return user ?? assert.fail(`no member with ${phone}`);
  };

  test('a member has one code, however many requests ask for it simultaneously', async () => {
    site().setNow(START);
    const { headers, user } = await signIn(site().db, START, newPhone());
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => site().result(inviteFriend, {}, headers)),
    );
    const [first] = replies;
    assert.ok(first);
    for (const reply of replies) assert.deepEqual(reply, first);
    assert.match(first.code, /^[A-HJ-NP-Z2-9]{8}$/);
    assert.equal(first.url, `http://localhost:8888/friend/registration/?invite=${first.code}`);
    assert.deepEqual([first.bonus, first.invited], [pointsRules.earnings.inviter.points, 0]);
    const other = await inviter();
    assert.notEqual(other.code, first.code);
    assert.notEqual(other.user.id, user.id);
  });

  test('a stranger learns only the first name and the bonus', async () => {
    const { code } = await inviter();
    const shown = await site().result(friendInvitation, { invite: ` ${code.toLowerCase()} ` });
    const expected = { code, firstName: 'Анна', bonus: pointsRules.earnings.invited.points };
    assert.deepEqual(shown, expected);
    const unknown = await site().ask(friendInvitation, { invite: 'NOSUCHCODE' });
    await assertRefused(unknown, 'not_found');
  });

  test('counts a new member by phone, and pays the friend’s bonus once', async () => {
    const { code, user, headers } = await inviter();
    const phone = newPhone();
    assert.equal((await joinBySms(code.toLowerCase(), phone)).is_new, true);
    const friend = await memberOf(phone);
    assert.equal(friend.invitedBy, user.id);
    assert.equal((await joinBySms(code, phone, after(MINUTE))).is_new, false);
    await acceptInvitation(site().db, friend.id, code, START);
    const entries = await entriesOf(friend.id);
    assert.deepEqual(
      entries.map(({ rule, points }) => [rule, points]),
      [['invited', pointsRules.earnings.invited.points]],
    );
    // The inviter's bonus comes with the friend's first code.
    assert.deepEqual(await entriesOf(user.id), []);
    assert.equal((await site().result(inviteFriend, {}, headers)).invited, 1);
  });

  test('counts a new member by email, too', async () => {
    const { code, user } = await inviter();
    const friend = await register(site(), 'friend1@example.ru', { invite: code });
    assert.equal(friend.user.invitedBy, user.id);
    assert.equal((await entriesOf(friend.user.id)).length, 1);
  });

  test('pays no bonus to an existing member or for an unknown code', async () => {
    const { code, user } = await inviter();
    const other = await signIn(site().db, START, newPhone());
    await joinBySms(code, other.user.phone);
    assert.equal((await memberOf(other.user.phone)).invitedBy, null);
    const phone = newPhone();
    assert.equal((await joinBySms('NOSUCHCODE', phone)).is_new, true);
    assert.equal((await memberOf(phone)).invitedBy, null);
    await acceptInvitation(site().db, user.id, code, START);
    for (const { id } of [other.user, await memberOf(phone), user]) {
      assert.deepEqual(await entriesOf(id), []);
    }
  });
});
