import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { consents, users } from '../../backend/db/schema.ts';
import { storeConsents } from '../../backend/consents/consents.ts';
import {
  loginAuthEmail,
  loginConfirmEmail,
  restorePassword,
  userData,
} from '../../contract/calls/account.ts';
import { restoreByEmail } from '../../contract/calls/session.ts';
import { userProfile, userProfileEdit } from '../../contract/calls/user.ts';
import { messagesTo } from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { keyFor, lastLetter, PASSWORD, register, storeMember } from './members.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const later = (hours: number) => new Date(START.getTime() + hours * HOUR);

onEveryEngine((site) => {
  let phones = 0;
  const member = async () => {
    site().setNow(START);
    return signIn(site().db, START, `+7900113${String((phones += 1)).padStart(4, '0')}`);
  };
  const edit = (headers: HeadersInit, params: Record<string, unknown>) =>
    site().ask(userProfileEdit, { firstName: 'Анна', ...params }, headers);
  const profileOf = (headers: HeadersInit) => site().result(userProfile, {}, headers);
  const historyOf = async (headers: HeadersInit) =>
    (await site().result(userData, {}, headers)).profile_history;

  describe('a profile', () => {
    test('is only shown to its member, including consents that were never asked for', async () => {
      const anna = await member();
      const boris = await member();
      const shown = await profileOf(anna.headers);
      assert.equal(shown.id, anna.user.id);
      assert.equal(shown.phone, anna.user.phone);
      assert.deepEqual(
        shown.consents.map(({ code, given }) => [code, given]),
        [
          ['policy', false],
          ['subscribe', false],
          ['sms', false],
        ],
      );
      const changed = { firstName: 'Борис', id: anna.user.id };
      assert.equal((await edit(boris.headers, changed)).status, 200);
      assert.deepEqual(await profileOf(anna.headers), shown);
    });

    test('keeps the fields an edit does not name, and clears those named as null', async () => {
      const { headers } = await member();
      const children = [{ firstName: 'Миша', birthYear: 2014 }];
      const whole = { lastName: 'Иванова', birthday: '1990-05-17', city_id: 6281, children };
      assert.equal((await edit(headers, whole)).status, 200);
      site().setNow(later(1));
      await edit(headers, { firstName: 'Аня' });
      const kept = await profileOf(headers);
      assert.deepEqual(
        { ...kept, consents: [], id: 0, phone: null },
        {
          id: 0,
          firstName: 'Аня',
          lastName: 'Иванова',
          phone: null,
          email: null,
          email_confirmed: false,
          birthday: '1990-05-17',
          city_id: 6281,
          children,
          consents: [],
          updated_at: later(1).toISOString(),
        },
      );
      await edit(headers, { lastName: null, birthday: null, city_id: null, children: [] });
      const { lastName, birthday, city_id, children: none } = await profileOf(headers);
      assert.deepEqual([lastName, birthday, city_id, none], [null, null, null, []]);
    });

    test('accepts a birthday from the day the member comes of age', async () => {
      const { headers } = await member();
      assert.equal((await edit(headers, { birthday: '2008-11-21' })).status, 200);
    });

    test('records the previous values of each edit, newest first', async () => {
      const { headers } = await member();
      await edit(headers, { lastName: 'Иванова', birthday: '1990-05-17' });
      site().setNow(later(1));
      await edit(headers, { lastName: 'Смит', birthday: '1990-05-17' });
      site().setNow(later(2));
      await edit(headers, {});
      assert.deepEqual(await historyOf(headers), [
        { changed_at: later(1).toISOString(), fields: { lastName: 'Иванова' } },
        { changed_at: START.toISOString(), fields: { lastName: null, birthday: null } },
      ]);
    });

    test('explains in Russian what is wrong, by field, and changes nothing', async () => {
      const { headers } = await member();
      const before = await profileOf(headers);
      const refusals: readonly (readonly [Record<string, unknown>, string, RegExp])[] = [
        [{ firstName: ' ' }, 'firstName', /имя/],
        [{ birthday: '1990-02-30' }, 'birthday', /дня нет/],
        [{ birthday: '2026-11-22' }, 'birthday', /не.наступил/],
        [{ birthday: '1899-12-31' }, 'birthday', /год/],
        [{ birthday: '2008-11-22' }, 'birthday', /исполнилось 18/],
        [{ city_id: 999_999 }, 'city_id', /город/],
        [
          { children: [{ firstName: 'Миша', birthYear: 2027 }] },
          'children.0.birthYear',
          /не.наступил/,
        ],
        [{ email: 'anna@' }, 'email', /почты/],
        [{ consents: { marketing: true } }, 'consents', /нет/],
        [{ consents: { policy: false } }, 'consents', /удалите/],
      ];
      for (const [params, field, words] of refusals) {
        const reply = await edit(headers, { lastName: 'Новая', ...params });
        const fields = await assertRefused(reply, 'bad_request', field);
        assert.deepEqual(Object.keys(fields), [field]);
        assert.match(fields[field] ?? '', words);
      }
      assert.deepEqual(await profileOf(headers), before);
    });

    test('stores each answer to a consent with its wording and time', async () => {
      const { headers, user } = await member();
      await edit(headers, { consents: { subscribe: true, sms: true } });
      site().setNow(later(1));
      await edit(headers, { consents: { sms: false } });
      const shown = (await profileOf(headers)).consents;
      assert.deepEqual(
        shown.map(({ code, given, changed_at }) => [code, given, changed_at]),
        [
          ['policy', false, user.createdAt.toISOString()],
          ['subscribe', true, START.toISOString()],
          ['sms', false, later(1).toISOString()],
        ],
      );
      const rows = await site().db.select().from(consents).where(eq(consents.userId, user.id));
      assert.equal(rows.length, 3);
    });

    test('includes the consents that the phone gave with a certificate', async () => {
      const { headers, user } = await member();
      const given = { policy: true, subscribe: true };
      const answers = { phone: user.phone, given, versions: { policy: '2026-01-02' } };
      await storeConsents(site().db, [], { ...answers, address: null }, later(-5));
      const [policy, subscribe] = (await profileOf(headers)).consents;
      assert.deepEqual([policy?.given, policy?.version], [true, '2026-01-02']);
      assert.equal(subscribe?.given, true);
    });
  });

  describe('a new email', () => {
    test('counts once its link was opened; until then the previous one signs in', async () => {
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
      assert.match(await lastLetter(site(), 'old1@example.ru'), /теперь другой адрес/);
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

    test('that is unconfirmed belongs to nobody yet', async () => {
      const anna = await member();
      const boris = await member();
      for (const { headers } of [anna, boris]) {
        assert.equal((await edit(headers, { email: 'both2@example.ru' })).status, 200);
      }
      const keys = (await messagesTo(site().db, 'both2@example.ru')).map(
        ({ text }) => /confirm=(\S+)/.exec(text)?.[1] ?? '',
      );
      // The second email has replaced the first one.
      const confirm = (key = '') => site().ask(loginConfirmEmail, { key }, boris.headers);
      await assertRefused(await confirm(keys[0]), 'link_expired');
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

    test('that was given up cannot be confirmed by its link any more', async () => {
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

    test('is asked for again by another save once its link is void', async () => {
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

    test('is sent again when asked for, as often as letters may be, and changes nothing else', async () => {
      const { headers } = await member();
      await edit(headers, { email: 'again9@example.ru', lastName: 'Иванова' });
      const first = await keyFor(site(), 'again9@example.ru', 'confirm');
      const again = () => edit(headers, { email: 'Again9@example.ru', email_again: true });
      for (let letter = 2; letter <= 5; letter += 1) {
        assert.equal((await again()).status, 200);
        assert.equal((await messagesTo(site().db, 'again9@example.ru')).length, letter);
      }
      const before = await profileOf(headers);
      assert.deepEqual([before.lastName, before.email_confirmed], ['Иванова', false]);
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
      assert.equal((await messagesTo(site().db, 'again9@example.ru')).length, 5, 'it is confirmed');
    });

    test("gets a new link also when another member's save voided it, as often for a taken one", async () => {
      site().setNow(START);
      const [anna, boris] = [await member(), await member()];
      await storeMember(site(), 'taken6@example.ru');
      for (const email of ['free6@example.ru', 'taken6@example.ru']) {
        for (const { headers } of [anna, boris, boris, anna, anna]) await edit(headers, { email });
        assert.equal((await messagesTo(site().db, email)).length, 3, email);
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
  });
});
