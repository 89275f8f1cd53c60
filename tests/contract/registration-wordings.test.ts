import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { consents, letterKeys, users } from '../../backend/db/schema.ts';
import { loginAuthEmail, loginConfirmEmail } from '../../contract/calls/account.ts';
import { memberConsents } from '../../src/config/member-consents.ts';
import { assertRefused } from './envelope.ts';
import { askToRegister, keyFor, PASSWORD } from './members.ts';
import { onEveryEngine } from './site.ts';

const START = new Date('2026-11-21T09:00:00.000Z');

onEveryEngine((site) => {
  let addresses = 0;
  /** An email that no other test uses. */
  const newEmail = () => `vera${(addresses += 1)}@example.ru`;
  const confirm = (key: string) => site().ask(loginConfirmEmail, { key });

  test('stores the wordings that were ticked, whatever is current when the link is opened', async () => {
    site().setNow(START);
    const given = async (over: Parameters<typeof askToRegister>[2], policy = '2023-01-01') => {
      const email = newEmail();
      await askToRegister(site(), email, over);
      const stored = eq(letterKeys.email, email);
      const [key] = await site().db.select().from(letterKeys).where(stored);
      const consentVersions = { policy, subscribe: '2023-02-02' };
      const password = 'пароль другой руки';
      if (over?.password) await askToRegister(site(), email, { password, consentVersions });
      await confirm(await keyFor(site(), email, 'confirm'));
      const [user] = await site().db.select().from(users).where(eq(users.email, email));
      const rows = await site()
        .db.select()
        .from(consents)
        .where(eq(consents.userId, user?.id ?? 0));
      const versions = Object.fromEntries(rows.map(({ code, version }) => [code, version]));
      return { email, kept: key?.registration?.versions, versions };
    };
    const current = {
      policy: memberConsents.policy.version,
      subscribe: memberConsents.subscribe.version,
    };
    const shown = { policy: '2023-01-01', subscribe: '2023-02-02' };
    const old = await given({ consentVersions: shown });
    assert.deepEqual(old.versions, shown);
    // An earlier wording is stored, and the current one is asked for when the member signs in.
    const login = { email: old.email, password: PASSWORD };
    await assertRefused(await site().ask(loginAuthEmail, login), 'consent_missing');
    // A screen that names no wording has shown that of its day, not of the day of the link.
    const unnamed = await given({});
    assert.deepEqual([unnamed.kept, unnamed.versions], [current, current]);
    // Of two registrations nobody knows whose the link is: the earlier wording promises less.
    for (const [first, second, left] of [
      ['2023-03-03', '2023-01-01', '2023-01-01'],
      ['2022-03-03', '2023-01-01', '2022-03-03'],
    ] as const) {
      const over = { password: PASSWORD, consentVersions: { ...shown, policy: first } };
      const contested = await given(over, second);
      assert.deepEqual(contested.versions, { ...shown, policy: left });
    }
  });
});
