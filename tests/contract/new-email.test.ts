/** A member's new email: it is pending until its link is opened, and may be somebody else's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import {
  loginAuthEmail,
  loginConfirmEmail,
  restorePassword,
  userData,
} from '../../contract/calls/account.ts';
import { restoreByEmail } from '../../contract/calls/session.ts';
import { userProfile, userProfileEdit } from '../../contract/calls/user.ts';
import { messagesTo } from './certificate-rows.ts';
import { TOKEN_HEADER } from '../../contract/headers.ts';
import { assertRefused } from './envelope.ts';
import { keyFor, lastLetter, PASSWORD, register, storeMember } from './members.ts';
import { policy } from './phone-codes.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const later = (hours: number) => new Date(START.getTime() + hours * HOUR);

onEveryEngine((site) => {
  let phones = 0;
  const member = async () => {
    site().setNow(START);
    return signIn(site().db, START, `+7900114${String((phones += 1)).padStart(4, '0')}`);
  };
  const edit = (headers: HeadersInit, params: Record<string, unknown>) =>
    site().ask(userProfileEdit, { firstName: 'Анна', ...params }, headers);
  const profileOf = (headers: HeadersInit) => site().result(userProfile, {}, headers);
  const historyOf = async (headers: HeadersInit) =>
    (await site().result(userData, {}, headers)).profile_history;

  test('takes effect once its link is opened; until then the previous one signs in', async () => {
    site().setNow(START);
    const { headers, user } = await register(site(), 'old1@example.ru');
    assert.equal((await edit(headers, { email: 'New1@example.ru' })).status, 200);
    const waiting = await profileOf(headers);
    assert.deepEqual([waiting.email, waiting.email_confirmed], ['new1@example.ru', false]);
    const login = (email: string) => site().ask(loginAuthEmail, { email, password: PASSWORD });
    assert.equal((await login('old1@example.ru')).status, 200);
    await assertRefused(await login('new1@example.ru'), 'login_wrong');
    const key = await keyFor(site(), 'new1@example.ru', 'confirm');
    const confirmed = await site().result(loginConfirmEmail, { key }, headers);
    assert.deepEqual(confirmed, { email: 'new1@example.ru', is_new: false });
    const shown = await profileOf(headers);
    assert.deepEqual(
      [shown.id, shown.email, shown.email_confirmed],
      [user.id, 'new1@example.ru', true],
    );
    assert.equal((await login('new1@example.ru')).status, 200);
    await assertRefused(await login('old1@example.ru'), 'login_wrong');
    assert.match(await lastLetter(site(), 'old1@example.ru'), /этого адреса почты больше нет/);
    assert.deepEqual(
      (await historyOf(headers))
        .slice(0, 2)
        .map(({ fields }) => [fields['former_email'], fields['email']]),
      [
        ['old1@example.ru', undefined],
        [undefined, 'old1@example.ru'],
      ],
    );
  });

  test('of another member gets the same response as a free one, and only its owner is notified', async () => {
    await storeMember(site(), 'taken1@example.ru');
    const { headers } = await member();
    const answers = [];
    for (const email of ['Taken1@example.ru', 'free1@example.ru']) {
      const reply = await edit(headers, { email });
      assert.equal(reply.status, 200);
      answers.push((await reply.text()).replaceAll(/taken1|free1|"updated_at":"[^"]+"/gi, ''));
    }
    assert.equal(answers[0], answers[1]);
    const letter = await lastLetter(site(), 'taken1@example.ru');
    assert.match(letter, /уже принадлежит вам/);
    assert.ok(!letter.includes('confirm='));
    assert.equal((await profileOf(headers)).email_confirmed, false);
  });

  test('keeps its link though another member enters the same address', async () => {
    const [anna, stranger] = [await member(), await member()];
    assert.equal((await edit(anna.headers, { email: 'anna3@example.ru' })).status, 200);
    const key = await keyFor(site(), 'anna3@example.ru', 'confirm');
    assert.equal((await edit(stranger.headers, { email: 'anna3@example.ru' })).status, 200);
    await site().result(loginConfirmEmail, { key }, anna.headers);
    assert.equal((await profileOf(anna.headers)).email_confirmed, true);
    const foreign = await keyFor(site(), 'anna3@example.ru', 'confirm');
    const late = await site().ask(loginConfirmEmail, { key: foreign }, stranger.headers);
    await assertRefused(late, 'email_taken');
  });

  test('that is unconfirmed belongs to nobody yet', async () => {
    const anna = await member();
    const boris = await member();
    for (const { headers } of [anna, boris]) {
      assert.equal((await edit(headers, { email: 'both2@example.ru' })).status, 200);
    }
    const keys = (await messagesTo(site().db, 'both2@example.ru')).map(
      ({ text }) => /confirm=(\S+)/.exec(text)?.[1] ?? '',
    );
    // The first email is another member's.
    const confirm = (key = '') => site().ask(loginConfirmEmail, { key }, boris.headers);
    await assertRefused(await confirm(keys[0]), 'forbidden');
    assert.equal((await confirm(keys[1])).status, 200);
    const { email_confirmed: isConfirmed } = await profileOf(boris.headers);
    assert.equal(isConfirmed, true);
  });

  test('that someone else has confirmed meanwhile stays theirs', async () => {
    const { headers } = await member();
    await edit(headers, { email: 'race3@example.ru' });
    const key = await keyFor(site(), 'race3@example.ru', 'confirm');
    await storeMember(site(), 'race3@example.ru');
    await assertRefused(await site().ask(loginConfirmEmail, { key }, headers), 'email_taken');
    assert.equal(await site().db.$count(users, eq(users.email, 'race3@example.ru')), 1);
  });

  test('that was replaced or removed can no longer be confirmed by its link', async () => {
    const { headers } = await member();
    await edit(headers, { email: 'first4@example.ru' });
    const key = await keyFor(site(), 'first4@example.ru', 'confirm');
    await edit(headers, { email: 'second4@example.ru' });
    const confirm = (key: string) => site().ask(loginConfirmEmail, { key }, headers);
    await assertRefused(await confirm(key), 'link_expired');
    await edit(headers, { email: null });
    const second = await keyFor(site(), 'second4@example.ru', 'confirm');
    await assertRefused(await confirm(second), 'link_expired');
    assert.equal((await profileOf(headers)).email, null);
  });

  test('sends one email, and none for the current address', async () => {
    site().setNow(START);
    const { headers } = await register(site(), 'same5@example.ru');
    await edit(headers, { email: 'Same5@example.ru' });
    assert.equal((await messagesTo(site().db, 'same5@example.ru')).length, 1);
    await edit(headers, { email: 'next5@example.ru' });
    await edit(headers, { email: 'next5@example.ru', lastName: 'Иванова' });
    assert.equal((await messagesTo(site().db, 'next5@example.ru')).length, 1);
    const key = await keyFor(site(), 'next5@example.ru', 'confirm');
    assert.equal((await site().ask(loginConfirmEmail, { key }, headers)).status, 200);
  });

  test('gets a new link on the next save once its link has expired', async () => {
    site().setNow(START);
    const { headers } = await register(site(), 'same6@example.ru');
    await edit(headers, { email: 'next6@example.ru' });
    site().setNow(new Date(START.getTime() + 25 * 60 * 60 * 1000));
    const late = await keyFor(site(), 'next6@example.ru', 'confirm');
    await assertRefused(
      await site().ask(loginConfirmEmail, { key: late }, headers),
      'link_expired',
    );
    for (let save = 0; save < 2; save += 1) await edit(headers, { email: 'next6@example.ru' });
    assert.equal((await messagesTo(site().db, 'next6@example.ru')).length, 2);
    const key = await keyFor(site(), 'next6@example.ru', 'confirm');
    assert.equal((await site().ask(loginConfirmEmail, { key }, headers)).status, 200);
  });

  test('gets another link on request, up to the limit and without other changes', async () => {
    const { headers } = await member();
    await edit(headers, { email: 'again9@example.ru', lastName: 'Иванова' });
    const first = await keyFor(site(), 'again9@example.ru', 'confirm');
    const again = () =>
      site().ask(userProfileEdit, { email: 'Again9@example.ru', email_again: true }, headers);
    for (let letter = 2; letter <= 5; letter += 1) {
      assert.equal((await again()).status, 200);
      assert.equal((await messagesTo(site().db, 'again9@example.ru')).length, letter);
    }
    const before = await profileOf(headers);
    const { firstName, lastName, email_confirmed: isConfirmed } = before;
    assert.deepEqual([firstName, lastName, isConfirmed], ['Анна', 'Иванова', false]);
    assert.equal((await historyOf(headers)).length, 1);
    await assertRefused(await again(), 'too_many_requests');
    assert.deepEqual(await profileOf(headers), before);
    await assertRefused(
      await site().ask(loginConfirmEmail, { key: first }, headers),
      'link_expired',
    );
    const key = await keyFor(site(), 'again9@example.ru', 'confirm');
    assert.equal((await site().ask(loginConfirmEmail, { key }, headers)).status, 200);
    site().setNow(later(2));
    assert.equal((await again()).status, 200);
    assert.equal((await messagesTo(site().db, 'again9@example.ru')).length, 5, 'already confirmed');
  });

  test('gets one link for each member who waits for it, as often for a taken address', async () => {
    site().setNow(START);
    const [anna, boris] = [await member(), await member()];
    await storeMember(site(), 'taken6@example.ru');
    for (const email of ['free6@example.ru', 'taken6@example.ru']) {
      for (const { headers } of [anna, boris, boris, anna, anna]) await edit(headers, { email });
      assert.equal((await messagesTo(site().db, email)).length, 2, email);
    }
  });

  test('can only be confirmed by its member: the email is useless to a stranger', async () => {
    site().setNow(START);
    const { headers } = await register(site(), 'own8@example.ru');
    const stranger = await register(site(), 'stranger8@example.ru');
    await edit(headers, { email: 'mistyped8@example.ru' });
    const key = await keyFor(site(), 'mistyped8@example.ru', 'confirm');
    const confirm = (as: HeadersInit) => site().ask(loginConfirmEmail, { key }, as);
    await assertRefused(await confirm({}), 'unauthorized');
    await assertRefused(await confirm(stranger.headers), 'forbidden');
    assert.equal((await profileOf(headers)).email_confirmed, false);
    assert.equal((await confirm(headers)).status, 200);
  });

  test('cannot be removed by a member who has no phone to sign in with', async () => {
    site().setNow(START);
    const { headers } = await register(site(), 'only6@example.ru');
    const fields = await assertRefused(await edit(headers, { email: null }), 'bad_request');
    assert.match(fields['email'] ?? '', /войти/);
  });

  test('voids the keys sent to the previous one', async () => {
    site().setNow(START);
    const { headers } = await register(site(), 'old7@example.ru');
    await site().result(restoreByEmail, { email: 'old7@example.ru' });
    const before = await keyFor(site(), 'old7@example.ru', 'restore');
    await edit(headers, { email: 'new7@example.ru' });
    const key = await keyFor(site(), 'new7@example.ru', 'confirm');
    await site().result(loginConfirmEmail, { key }, headers);
    const reply = await site().ask(restorePassword, { key: before, password: PASSWORD });
    await assertRefused(reply, 'link_expired');
  });

  test('an address that was removed is told so: a stranger may have done it before giving another', async () => {
    const { headers } = await member();
    const email = 'robbed9@example.ru';
    await edit(headers, { email });
    const key = await keyFor(site(), email, 'confirm');
    await site().result(loginConfirmEmail, { key }, headers);
    await edit(headers, { email: null });
    assert.match(await lastLetter(site(), email), /этого адреса почты больше нет/);
    await edit(headers, { email: null });
    assert.equal((await messagesTo(site().db, email)).length, 2);
  });

  test('an address that was removed opens nothing any more', async () => {
    const { headers } = await member();
    const email = 'gone7@example.ru';
    await edit(headers, { email });
    const confirm = await keyFor(site(), email, 'confirm');
    await site().result(loginConfirmEmail, { key: confirm }, headers);
    await site().result(restoreByEmail, { email });
    const key = await keyFor(site(), email, 'restore');
    assert.equal((await edit(headers, { email: null })).status, 200);
    await assertRefused(
      await site().ask(restorePassword, { key, password: PASSWORD }),
      'link_expired',
    );
  });

  test('does not open with the password of an address that was removed', async () => {
    const { headers } = await member();
    const confirm = async (email: string, own: HeadersInit) => {
      await edit(own, { email });
      const key = await keyFor(site(), email, 'confirm');
      await site().result(loginConfirmEmail, { key }, own);
    };
    await confirm('former8@example.ru', headers);
    await site().result(restoreByEmail, { email: 'former8@example.ru' });
    const key = await keyFor(site(), 'former8@example.ru', 'restore');
    const { token } = await site().result(restorePassword, { key, password: PASSWORD, policy });
    const now = { [TOKEN_HEADER]: token };
    assert.equal((await edit(now, { email: null })).status, 200);
    await confirm('next8@example.ru', now);
    const login = { email: 'next8@example.ru', password: PASSWORD };
    await assertRefused(await site().ask(loginAuthEmail, login), 'login_wrong');
  });
});
