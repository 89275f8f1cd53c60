/** Editors: invited, signed in, given roles, and locked out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { editorAccounts, outbox } from '../../backend/db/schema.ts';
import { CSRF_HEADER } from '../../contract/headers.ts';
import * as people from '../../contract/schemas/editor-people.ts';
import { logEntries } from '../../contract/schemas/editor.ts';
import { ask, makeToken, send } from './editor.ts';
import { editorBrowser, HOUR } from './editor-browser.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const { browse, resultOf, lastLetter, keyIn, setPassword, invited, trySignIn, signedIn } =
    editorBrowser(site);

  test('a person is invited, sets a password, signs in, publishes and signs out', async () => {
    await invited('Вера', 'publisher', 'vera@yasno.example');
    const headers = await signedIn(' Vera@yasno.example ');
    const me = await resultOf(people.callingEditor, await browse('GET', 'me', undefined, headers));
    assert.deepEqual(
      [me.name, me.role, me.permissions],
      ['Вера', 'publisher', ['read', 'draft', 'publish']],
    );
    const tag = { title: 'От Веры', alias: 'ot-very' };
    assert.equal((await browse('POST', 'tags', tag, headers)).status, 200);
    const { items } = await ask(site(), logEntries, 'GET', 'log?count=1');
    assert.deepEqual([items[0]?.who, items[0]?.action], ['Вера', 'create']);
    await resultOf(people.done, await browse('DELETE', 'session', undefined, headers));
    await assertRefused(await browse('GET', 'me', undefined, headers), 'unauthorized');
  });

  test('a change requires the CSRF token of its session', async () => {
    await invited('Олег', 'publisher', 'oleg@yasno.example');
    const { cookie, [CSRF_HEADER]: csrf } = await signedIn('oleg@yasno.example');
    const tag = { title: 'Подделка', alias: 'poddelka' };
    for (const forged of ['', 'x', csrf?.slice(1) ?? '']) {
      const headers = { cookie, [CSRF_HEADER]: forged };
      await assertRefused(await browse('POST', 'tags', tag, headers), 'forbidden', forged);
    }
    await assertRefused(await browse('POST', 'tags', tag, { cookie }), 'forbidden');
    assert.equal((await browse('GET', 'tags', undefined, { cookie })).status, 200);
  });

  test('a link works once and expires; a weak password is refused', async () => {
    const id = await invited('Нина', 'editor', 'nina@yasno.example');
    const { text } = await lastLetter();
    await assertRefused(await setPassword(keyIn(text)), 'link_expired');
    const asked = await browse('POST', 'password/forgotten', { email: 'nina@yasno.example' });
    await resultOf(people.done, asked);
    const again = keyIn((await lastLetter()).text);
    const easy = await assertRefused(await setPassword(again, 'пароль'), 'invalid');
    assert.deepEqual(Object.keys(easy), ['password']);
    const before = site().now();
    site().setNow(new Date(before.getTime() + HOUR + 1));
    await assertRefused(await setPassword(again), 'link_expired');
    site().setNow(before);
    const letters = await site().db.$count(outbox);
    const unknown = await browse('POST', 'password/forgotten', { email: 'nikto@yasno.example' });
    await resultOf(people.done, unknown);
    assert.equal(await site().db.$count(outbox), letters, 'no letter goes to an unknown address');
    await ask(site(), people.account, 'PATCH', `accounts/${id}`, { off: true });
    await browse('POST', 'password/forgotten', { email: 'nina@yasno.example' });
    assert.equal(await site().db.$count(outbox), letters);
  });

  test('an account is renamed, given another role, disabled and closed', async () => {
    const id = await invited('Лев', 'publisher', 'lev@yasno.example');
    const change = (changes: unknown) =>
      ask(site(), people.account, 'PATCH', `accounts/${id}`, changes);
    let headers = await signedIn('lev@yasno.example');
    assert.equal((await change({ name: 'Лев Второй' })).name, 'Лев Второй');
    const { name, email } = await resultOf(
      people.callingEditor,
      await browse('GET', 'me', undefined, headers),
    );
    assert.deepEqual([name, email], ['Лев Второй', 'lev@yasno.example']);
    await change({ role: 'editor' });
    await assertRefused(await browse('GET', 'me', undefined, headers), 'unauthorized');
    headers = await signedIn('lev@yasno.example');
    const tag = { title: 'Не выйдет', alias: 'ne-vyjdet' };
    await assertRefused(await browse('POST', 'tags', tag, headers), 'forbidden');
    assert.equal((await browse('POST', 'tags?draft=1', tag, headers)).status, 200);
    await change({ off: true });
    await assertRefused(await browse('GET', 'me', undefined, headers), 'unauthorized');
    await assertRefused(await trySignIn('lev@yasno.example'), 'login_wrong');
    await change({ off: false });
    await signedIn('lev@yasno.example');
    await ask(site(), people.account, 'DELETE', `accounts/${id}`);
    await assertRefused(await trySignIn('lev@yasno.example'), 'login_wrong');
    await assertRefused(await send(site(), 'PATCH', `accounts/${id}`, { off: false }), 'not_found');
    const twice = { name: 'Тёзка', role: 'viewer', email: 'vera@yasno.example' };
    const errors = await assertRefused(await send(site(), 'POST', 'accounts', twice), 'invalid');
    assert.deepEqual(Object.keys(errors), ['email']);
  });

  test('unchanged fields of a form end no session and need no other administrator', async () => {
    const id = await invited('Вера Иваонва', 'administrator', 'ivanova@yasno.example');
    const headers = await signedIn('ivanova@yasno.example');
    const same = { role: 'administrator', email: 'ivanova@yasno.example', off: false };
    const renamed = { ...same, name: 'Вера Ивановна' };
    await ask(site(), people.account, 'PATCH', `accounts/${id}`, renamed);
    const own = { ...same, name: 'Вера Иванова' };
    const reply = await browse('PATCH', `accounts/${id}`, own, headers);
    assert.equal((await resultOf(people.account, reply)).name, 'Вера Иванова');
    const me = await resultOf(people.callingEditor, await browse('GET', 'me', undefined, headers));
    assert.deepEqual([me.id, me.name], [id, 'Вера Иванова']);
    const script = await makeToken(site(), 'Ночной скрипт', 'viewer');
    const off = { name: 'Ночной скрипт', role: 'viewer', email: null, off: true };
    const changed = await ask(site(), people.account, 'PATCH', `accounts/${script.id}`, off);
    assert.equal(changed.off, true);
    const { token } = script;
    await assertRefused(await send(site(), 'GET', 'me', undefined, { token }), 'unauthorized');
  });

  test('an account that was switched off is nobody, whatever session is left', async () => {
    const id = await invited('Остап', 'viewer', 'ostap@yasno.example');
    const headers = await signedIn('ostap@yasno.example');
    const offSince = site().now();
    await site().db.update(editorAccounts).set({ offSince }).where(eq(editorAccounts.id, id));
    await assertRefused(await browse('GET', 'me', undefined, headers), 'unauthorized');
  });

  test('changing the email voids the links, sessions and password of the previous one', async () => {
    const change = (id: number, email: string) =>
      ask(site(), people.account, 'PATCH', `accounts/${id}`, { email });
    const ivan = { name: 'Иван', role: 'publisher', email: 'ivan@opechatka.example' };
    const { id } = await ask(site(), people.newAccount, 'POST', 'accounts', ivan);
    const wrong = keyIn((await lastLetter()).text);
    await change(id, 'ivan@yasno.example');
    await assertRefused(await setPassword(wrong), 'link_expired');
    const { to, text } = await lastLetter();
    assert.equal(to, 'ivan@yasno.example');
    await resultOf(people.done, await setPassword(keyIn(text)));
    const headers = await signedIn('ivan@yasno.example');
    await browse('POST', 'password/forgotten', { email: 'ivan@yasno.example' });
    const asked = keyIn((await lastLetter()).text);
    const letters = await site().db.$count(outbox);
    await change(id, 'IVAN@yasno.example');
    assert.equal((await browse('GET', 'me', undefined, headers)).status, 200);
    await change(id, 'ivan.petrov@yasno.example');
    await assertRefused(await setPassword(asked), 'link_expired');
    await assertRefused(await browse('GET', 'me', undefined, headers), 'unauthorized');
    // The reader of the former mailbox has chosen that password.
    await assertRefused(await trySignIn('ivan.petrov@yasno.example'), 'login_wrong');
    assert.equal(await site().db.$count(outbox), letters + 1);
    const again = await lastLetter();
    assert.equal(again.to, 'ivan.petrov@yasno.example');
    await resultOf(people.done, await setPassword(keyIn(again.text)));
    const now = await signedIn('ivan.petrov@yasno.example');
    assert.equal((await browse('GET', 'me', undefined, now)).status, 200);
  });

  test('an administrator who changes their own email keeps their password', async () => {
    const id = await invited('Лидия', 'administrator', 'lidia@yasno.example');
    const headers = await signedIn('lidia@yasno.example');
    const letters = await site().db.$count(outbox);
    const change = { email: 'lidia.petrova@yasno.example' };
    await resultOf(people.account, await browse('PATCH', `accounts/${id}`, change, headers));
    await signedIn('lidia.petrova@yasno.example');
    assert.equal(await site().db.$count(outbox), letters);
  });

  test('an administrator cannot change their own access', async () => {
    const id = await invited('Главная', 'administrator', 'glavnaya@yasno.example');
    const headers = await signedIn('glavnaya@yasno.example');
    for (const change of [{ role: 'viewer' }, { off: true }]) {
      await assertRefused(await browse('PATCH', `accounts/${id}`, change, headers), 'forbidden');
    }
    await assertRefused(await browse('DELETE', `accounts/${id}`, undefined, headers), 'forbidden');
    const renamed = await browse('PATCH', `accounts/${id}`, { name: 'Главная сама' }, headers);
    assert.equal(renamed.status, 200);
  });

  test('the token of a script expires at its time', async () => {
    const ends = new Date(site().now().getTime() + HOUR).toISOString();
    const account = { name: 'Скрипт', role: 'viewer', expires_at: ends };
    const { token } = await ask(
      site(),
      v.looseObject({ token: v.string() }),
      'POST',
      'accounts',
      account,
    );
    assert.equal((await send(site(), 'GET', 'me', undefined, { token })).status, 200);
    const before = site().now();
    site().setNow(new Date(before.getTime() + HOUR));
    await assertRefused(await send(site(), 'GET', 'me', undefined, { token }), 'unauthorized');
    site().setNow(before);
    const past = { ...account, name: 'Поздний', expires_at: '2020-01-01T00:00:00Z' };
    const errors = await assertRefused(await send(site(), 'POST', 'accounts', past), 'invalid');
    assert.deepEqual(Object.keys(errors), ['expires_at']);
  });

  test('a changed time of expiry follows the rules of a new one', async () => {
    const soon = new Date(site().now().getTime() + HOUR).toISOString();
    const person = await invited('Срочная', 'viewer', 'srochnaya@yasno.example');
    const script = { name: 'Срочный', role: 'viewer', expires_at: soon };
    const { id } = await ask(site(), v.looseObject({ id: v.number() }), 'POST', 'accounts', script);
    const change = (account: number, expires_at: string | null) =>
      send(site(), 'PATCH', `accounts/${account}`, { expires_at });
    for (const refused of [await change(person, soon), await change(id, '2020-01-01T00:00:00Z')]) {
      assert.deepEqual(Object.keys(await assertRefused(refused, 'invalid')), ['expires_at']);
    }
    assert.equal((await change(id, null)).status, 200);
    assert.equal((await change(person, null)).status, 200);
  });

  test('an editor sees and ends their own sessions', async () => {
    await invited('Марк', 'editor', 'mark@yasno.example');
    await invited('Чужая', 'editor', 'chuzhaya@yasno.example');
    const own = async (method: string, path: string, headers: Record<string, string>) =>
      resultOf(people.ownSessions, await browse(method, path, undefined, headers));
    const [office, home, phone] = [
      await signedIn('mark@yasno.example'),
      await signedIn('mark@yasno.example'),
      await signedIn('mark@yasno.example'),
    ];
    const stranger = await signedIn('chuzhaya@yasno.example');
    const { items } = await own('GET', 'me/sessions', phone);
    assert.deepEqual(
      items.map(({ current }) => current),
      [true, false, false],
    );
    const last = items.at(-1)?.id ?? assert.fail('no session');
    const foreign = await browse('DELETE', `me/sessions/${last}`, undefined, stranger);
    await assertRefused(foreign, 'not_found');
    assert.equal((await own('DELETE', `me/sessions/${last}`, phone)).total, 2);
    await assertRefused(await browse('GET', 'me', undefined, office), 'unauthorized');
    assert.equal((await own('DELETE', 'me/sessions', phone)).total, 1);
    await assertRefused(await browse('GET', 'me', undefined, home), 'unauthorized');
    assert.equal((await browse('GET', 'me', undefined, phone)).status, 200);
    assert.equal((await own('GET', 'me/sessions', stranger)).total, 1);
    // A token has no session to end.
    assert.equal((await ask(site(), people.ownSessions, 'GET', 'me/sessions')).total, 0);
  });
});
