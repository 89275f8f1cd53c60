/** Members who are about to change their phone. */
import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import { userPhoneCodes } from '../../contract/calls/account.ts';
import { loginAuthSms } from '../../contract/calls/user.ts';
import { bearing, passCaptcha } from './members.ts';
import { after, authorization, device, MINUTE, phoneCodes, policy } from './phone-codes.ts';
import type { Site } from './site.ts';

/** @param series first digits of the phones, which nothing else in the same test file uses. */
export function phoneChanges(site: () => Site, series: string) {
  const codes = phoneCodes(site, series);
  const { newPhone, asked, lastCode } = codes;

  /** A member signed in on a device that has passed the captcha. */
  async function member() {
    const { phone, code } = await asked();
    const params = { phone, code, action: authorization, policy };
    const { token } = await site().result(loginAuthSms, params, device(phone));
    const headers = { ...bearing(token), ...device(phone) };
    const [user] = await site().db.select().from(users).where(eq(users.phone, phone));
    site().setNow(after(MINUTE));
    await passCaptcha(site(), headers);
    return { id: user?.id ?? assert.fail('no member'), phone, headers };
  }

  /** Such a member, with the codes for another phone. */
  async function withCodes() {
    const { id, phone: old, headers } = await member();
    const phone = newPhone();
    await site().result(userPhoneCodes, { phone }, headers);
    const [code, oldCode] = [await lastCode(phone), await lastCode(old)];
    return { id, old, phone, headers, code, oldCode };
  }

  return { ...codes, member, withCodes };
}
