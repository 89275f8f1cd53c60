/** Letters of a list are unsubscribed from by the link that they carry. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { storeMemberConsents } from '../../backend/consents/member-consents.ts';
import { outbox } from '../../backend/db/schema.ts';
import { mailingKey, unsubscribeLink } from '../../backend/mailings/key.ts';
import { deleteMember } from '../../backend/members/delete-member.ts';
import { senderFor } from '../../backend/outbox/sender.ts';
import { mailing, mailingLeave, userConsents } from '../../contract/calls/account.ts';
import { memberConsents } from '../../src/config/member-consents.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine, TEST_SECRET, type Site } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const LATER = new Date('2026-11-21T10:00:00.000Z');
const queue = senderFor(new Set(['email']));

async function subscriber(site: Site, phone: string) {
  site.setNow(START);
  const member = await signIn(site.db, START, phone);
  const { id } = member.user;
  await storeMemberConsents(site.db, id, { subscribe: true, sms: true }, { address: null }, START);
  const letter = { to: 'a@example.ru', channel: 'email', subject: 'Н', text: 'Т' } as const;
  const about = `member:${id}` as const;
  await queue({ ...letter, about, list: 'subscribe' }, site.db, START);
  await queue({ ...letter, about }, site.db, START);
  const waiting = () =>
    site.db.$count(outbox, and(eq(outbox.about, about), eq(outbox.state, 'waiting')));
  return { ...member, waiting, key: mailingKey(TEST_SECRET, { list: 'subscribe', member: id }) };
}

onEveryEngine((site) => {
  test('the link withdraws the consent, with its history, and nothing else', async () => {
    const { key, headers, waiting } = await subscriber(site(), '+79001950001');
    assert.deepEqual(await site().result(mailing, { key }), { list: 'subscribe', given: true });
    assert.equal(await waiting(), 2, 'viewing the link changes nothing');
    site().setNow(LATER);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const left = { list: 'subscribe', given: false };
    assert.deepEqual(await site().result(mailingLeave, { key }, from), left);
    assert.deepEqual(await site().result(mailing, { key }), left);
    assert.equal(await waiting(), 1, 'only the letter of the list is cancelled');
    const { items } = await site().result(userConsents, {}, headers);
    const { version } = memberConsents.subscribe;
    assert.deepEqual(
      items
        .filter(({ code }) => code === 'subscribe')
        .map((one) => [one.version, one.given, one.happened_at]),
      [
        [version, false, LATER.toISOString()],
        [version, true, START.toISOString()],
      ],
    );
    assert.equal(items.find(({ code }) => code === 'sms')?.given, true);
  });

  test('repeated and concurrent requests withdraw the consent once', async () => {
    const { key, headers } = await subscriber(site(), '+79001950002');
    site().setNow(LATER);
    await Promise.all([1, 2].map(() => site().result(mailingLeave, { key })));
    await site().result(mailingLeave, { key });
    const { items } = await site().result(userConsents, {}, headers);
    assert.equal(items.filter(({ code }) => code === 'subscribe').length, 2);
  });

  test('a forged key, or one of a deleted member, unsubscribes nobody', async () => {
    const { key, user, headers } = await subscriber(site(), '+79001950003');
    const forged = [
      key.replace(/-\d+-/, `-${user.id + 1}-`),
      key.slice(0, -2),
      `${key}A`,
      key.replace('subscribe', 'sms'),
      mailingKey(`${TEST_SECRET}!`, { list: 'subscribe', member: user.id }),
    ];
    for (const one of forged) {
      await assertRefused(await site().ask(mailing, { key: one }), 'link_expired');
      await assertRefused(await site().ask(mailingLeave, { key: one }), 'link_expired');
    }
    const { items } = await site().result(userConsents, {}, headers);
    assert.ok(items.every(({ given }) => given));
    await deleteMember(site().db, user.id, LATER);
    await assertRefused(await site().ask(mailing, { key }), 'link_expired');
    await assertRefused(await site().ask(mailingLeave, { key }), 'link_expired');
  });
});

test('only letters of a list have an unsubscribe link, without an address or a name in it', () => {
  const where = { secret: TEST_SECRET, siteUrl: 'https://yasno.example' };
  const link = unsubscribeLink(where, { list: 'subscribe', about: 'member:7' });
  assert.match(link ?? '', /^https:\/\/yasno\.example\/unsubscribe\/\?key=subscribe-7-[\w-]{43}$/);
  assert.equal(unsubscribeLink(where, { list: null, about: 'member:7' }), null);
  assert.equal(unsubscribeLink(where, { list: 'subscribe', about: 'form:7' }), null);
});
