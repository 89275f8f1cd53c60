/** Editors sign in and change their passwords: what is limited, and what ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { attempts, outbox } from '../../backend/db/schema.ts';
import * as people from '../../contract/schemas/editor-people.ts';
import { editorBrowser, HOUR, PASSWORD } from './editor-browser.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const { browse, resultOf, lastLetter, keyIn, setPassword, invited, trySignIn, signedIn } =
    editorBrowser(site);

  test('changing the password ends every session', async () => {
    await invited('Пётр', 'editor', 'petr@yasno.example');
    const [one, other] = [
      await signedIn('petr@yasno.example'),
      await signedIn('petr@yasno.example'),
    ];
    const wrong = { old: 'не тот', password: `${PASSWORD} и дом` };
    await assertRefused(await browse('PUT', 'me/password', wrong, one), 'login_wrong');
    const wanted = { old: PASSWORD, password: `${PASSWORD} и дом` };
    await resultOf(people.done, await browse('PUT', 'me/password', wanted, one));
    for (const headers of [one, other]) {
      await assertRefused(await browse('GET', 'me', undefined, headers), 'unauthorized');
    }
    await assertRefused(await trySignIn('petr@yasno.example'), 'login_wrong');
  });

  test('another site can neither sign an editor in nor ask for a letter', async () => {
    await invited('Зоя', 'viewer', 'zoya@yasno.example');
    const email = 'zoya@yasno.example';
    const letters = await site().db.$count(outbox);
    for (const from of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': from, 'content-type': 'text/plain' };
      const asked = [
        ['session', { email, password: PASSWORD }],
        ['password/forgotten', { email }],
        ['password', { key: 'x', password: PASSWORD }],
      ] as const;
      for (const [path, body] of asked) {
        const reply = await browse('POST', path, body, headers);
        assert.equal(reply.headers.get('set-cookie'), null);
        await assertRefused(reply, 'forbidden');
      }
    }
    assert.equal(await site().db.$count(outbox), letters);
    const own = { 'sec-fetch-site': 'same-origin' };
    assert.equal((await browse('POST', 'session', { email, password: PASSWORD }, own)).status, 200);
  });

  test('guesses of the old password are limited, so that an open screen does not reveal it', async () => {
    await invited('Ада', 'viewer', 'ada@yasno.example');
    const headers = await signedIn('ada@yasno.example');
    const guess = (old: string) =>
      browse('PUT', 'me/password', { old, password: `${PASSWORD} и дом` }, headers);
    for (let tries = 0; tries < 10; tries += 1) {
      await assertRefused(await guess(`не тот ${tries}`), 'login_wrong');
    }
    await assertRefused(await guess(PASSWORD), 'too_many_requests');
    assert.equal(
      (await trySignIn('ada@yasno.example')).status,
      200,
      'signing in has its own limit',
    );
  });

  test('sign-in attempts are limited, and a session expires', async () => {
    await invited('Анна', 'viewer', 'anna@yasno.example');
    const headers = await signedIn('anna@yasno.example');
    for (let tries = 0; tries < 9; tries += 1) {
      await assertRefused(await trySignIn('anna@yasno.example', 'не тот'), 'login_wrong');
    }
    await assertRefused(await trySignIn('anna@yasno.example'), 'too_many_requests');
    const before = site().now();
    site().setNow(new Date(before.getTime() + 12 * HOUR));
    await assertRefused(await browse('GET', 'me', undefined, headers), 'unauthorized');
    site().setNow(before);
  });

  test('a stranger’s attempts do not keep an editor out', async () => {
    const email = 'olga@yasno.example';
    await invited('Ольга', 'editor', email);
    const tryFrom = (address: string, password: string) =>
      browse('POST', 'session', { email, password }, { 'x-forwarded-for': address });
    for (let tries = 0; tries < 10; tries += 1) {
      await assertRefused(await tryFrom('198.51.100.7', 'не тот'), 'login_wrong');
    }
    await assertRefused(await tryFrom('198.51.100.7', PASSWORD), 'too_many_requests');
    assert.equal((await tryFrom('203.0.113.9', PASSWORD)).status, 200);
  });

  test('an editor gets five letters for a new password in an hour, and the last of them works', async () => {
    const email = 'lidiya@yasno.example';
    await invited('Лидия', 'editor', email);
    const asked = () => browse('POST', 'password/forgotten', { email });
    for (let letters = 0; letters < 5; letters += 1) assert.equal((await asked()).status, 200);
    const { text } = await lastLetter();
    await assertRefused(await asked(), 'too_many_requests');
    const before = site().now();
    site().setNow(new Date(before.getTime() + HOUR / 2));
    await assertRefused(await asked(), 'too_many_requests');
    await resultOf(people.done, await setPassword(keyIn(text)));
    site().setNow(before);
  });

  test('attempts from everywhere are limited, too', async () => {
    const email = 'rita@yasno.example';
    await invited('Рита', 'editor', email);
    await assertRefused(await trySignIn(email, 'не тот'), 'login_wrong');
    const { db } = site();
    const ofAll = eq(attempts.kind, 'editor.sign-in');
    const [made] = await db
      .select()
      .from(attempts)
      .where(ofAll)
      .orderBy(desc(attempts.id))
      .limit(1);
    const { kind, mark, madeAt } = made ?? assert.fail();
    await db.insert(attempts).values(Array.from({ length: 299 }, () => ({ kind, mark, madeAt })));
    await assertRefused(await trySignIn(email), 'too_many_requests');
  });
});
