import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { consents } from '../../backend/db/schema.ts';
import { storeConsents } from '../../backend/consents/consents.ts';
import { userData } from '../../contract/calls/account.ts';
import { userProfile, userProfileEdit } from '../../contract/calls/user.ts';
import { assertRefused } from './envelope.ts';
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

    test('is changed sixty times an hour at most: each change is kept for years', async () => {
      const [anna, boris] = [await member(), await member()];
      for (let edits = 0; edits < 60; edits += 1) {
        const changed = { consents: { sms: edits % 2 === 0 } };
        assert.equal((await edit(anna.headers, changed)).status, 200);
      }
      await assertRefused(await edit(anna.headers, {}), 'too_many_requests');
      assert.equal((await edit(boris.headers, {})).status, 200);
      site().setNow(later(1));
      assert.equal((await edit(anna.headers, {})).status, 200);
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
});
