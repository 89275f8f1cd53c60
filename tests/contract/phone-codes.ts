import assert from 'node:assert/strict';
import { checkCaptcha, loginAuthSms, loginSendSms } from '../../contract/calls/user.ts';
import { memberConsents } from '../../src/config/member-consents.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { messagesTo } from './certificate-rows.ts';
import type { Site } from './site.ts';

export const START = new Date('2026-11-21T09:00:00.000Z');
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
export const device = (name: string) => ({ [DEVICE_HEADER]: name });
export const authorization = 'authorization' as const;

/** The consent that a new member ticks. */
export const policy = memberConsents.policy.version;

/** A different code. */
export const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/**
 * Requests codes and tries them, as the screens do.
 * @param series first digits of the phones, which nothing else in the same test file uses.
 */
export function phoneCodes(site: () => Site, series = '111') {
  let phones = 0;
  let tokens = 0;

  /** A phone that no other test uses. */
  const newPhone = () => `+7900${series}${String((phones += 1)).padStart(4, '0')}`;

  /** Passes the captcha on that device and sets the clock to that moment. */
  async function pass(headers: HeadersInit, now = START) {
    site().setNow(now);
    const ctoken = `local:certificate:${now.getTime()}:${(tokens += 1)}`;
    await site().result(checkCaptcha, { ctoken }, headers);
  }

  const send = (phone: string, headers: HeadersInit, action: string = authorization) =>
    site().ask(loginSendSms, { phone, action }, headers);

  const lastCode = async (phone: string) =>
    (await messagesTo(site().db, phone)).at(-1)?.code ?? assert.fail('no code was sent');

  const tryCode = (phone: string, code: string, action: string = authorization) =>
    site().ask(loginAuthSms, { phone, code, action, policy }, device(phone));

  /** Requests a code for a new phone, whose number also identifies the device. */
  async function asked(action: string = authorization, phone = newPhone(), now = START) {
    await pass(device(phone), now);
    assert.equal((await send(phone, device(phone), action)).status, 200);
    return { phone, code: await lastCode(phone) };
  }

  return { newPhone, pass, send, lastCode, tryCode, asked };
}
