import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { storeMemberConsents } from '../../backend/consents/member-consents.ts';
import { users } from '../../backend/db/schema.ts';
import { hashPassword } from '../../backend/members/password.ts';
import { openSession } from '../../backend/sessions.ts';
import { loginAuthEmail, loginConfirmEmail } from '../../contract/calls/account.ts';
import { registrationByEmail } from '../../contract/calls/session.ts';
import { checkCaptcha } from '../../contract/calls/user.ts';
import { DEVICE_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { messagesTo } from './certificate-rows.ts';
import type { Site } from './site.ts';

export const PASSWORD = 'надёжный пароль';
export const bearing = (token: string) => ({ [TOKEN_HEADER]: token });

/** The text of the newest email to an address. */
export const lastLetter = async (site: Site, email: string) =>
  (await messagesTo(site.db, email)).at(-1)?.text ?? assert.fail(`no email to ${email}`);

/** The key in the link of the newest email to an address. */
export async function keyFor(site: Site, email: string, name: 'confirm' | 'restore') {
  const letter = await lastLetter(site, email);
  const [link] = letter.match(/http\S+=\S+/) ?? assert.fail(`no link in: ${letter}`);
  const address = new URL(link);
  assert.equal(address.origin + address.pathname, 'http://localhost:8888/auth/');
  return address.searchParams.get(name) ?? assert.fail(`no ${name} in ${link}`);
}

let tokens = 0;

/** Passes the captcha on that device. */
export async function passCaptcha(site: Site, headers: HeadersInit): Promise<void> {
  const ctoken = `local:certificate:${site.now().getTime()}:members-${(tokens += 1)}`;
  await site.result(checkCaptcha, { ctoken }, headers);
}

/** Requests a registration email, on a device that passed the captcha. */
export async function askToRegister(
  site: Site,
  email: string,
  over: Partial<v.InferInput<typeof registrationByEmail.params>> = {},
) {
  const device = { [DEVICE_HEADER]: `device of ${email.toLowerCase()}` };
  await passCaptcha(site, device);
  const wish = {
    email,
    password: PASSWORD,
    firstName: 'Ольга',
    policy: true,
    subscribe: false,
    ...over,
  };
  return site.ask(registrationByEmail, wish, device);
}

/** A member registered by email, through its link. */
export async function register(
  site: Site,
  email: string,
  over: Parameters<typeof askToRegister>[2] = {},
) {
  assert.equal((await askToRegister(site, email, over)).status, 200);
  const key = await keyFor(site, email.toLowerCase(), 'confirm');
  await site.result(loginConfirmEmail, { key });
  const password = over.password ?? PASSWORD;
  const { token } = await site.result(loginAuthEmail, { email, password });
  const [user] = await site.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  assert.ok(user);
  return { user, token, headers: bearing(token) };
}

/** Another session of a member, as on another device. */
export async function anotherSession(site: Site, userId: number, now: Date) {
  const { token } = await openSession(site.db, { token: null, deviceId: null, userId }, now);
  return bearing(token);
}

/**
 * A member with that email and password, created without emails, who has agreed to the current
 * wording.
 */
export async function storeMember(site: Site, email: string, password = PASSWORD) {
  const values = { email, firstName: 'Ирина', passwordHash: await hashPassword(password) };
  const [user] = await site.db.insert(users).values(values).returning();
  assert.ok(user);
  await storeMemberConsents(site.db, user.id, { policy: true }, { address: null }, site.now());
  return user;
}
