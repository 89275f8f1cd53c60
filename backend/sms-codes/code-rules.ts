import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeAction } from '../db/schema-login.ts';

const MINUTE = 60_000;

/** How long a code is valid, in milliseconds. */
const CODE_LIFE = 10 * MINUTE;

/** Wrong attempts after which a code is void. */
export const CODE_TRIES = 5;

/** Minimum interval between two codes to one phone, in milliseconds. */
export const SEND_PAUSE = MINUTE;

/** Codes that any visitor may have sent to a phone. */
const BY_ANYBODY: CodeAction[] = ['authorization', 'certificate', 'phone.new'];

/**
 * The codes that share the one-minute pause. Codes to a member's own phone are sent only when they
 * are signed in, and they may have signed in with another code within that minute; the limits below
 * count both.
 */
export const pausedWith = (action: CodeAction): CodeAction[] =>
  action === 'phone.old' ? [action] : BY_ANYBODY;

/**
 * Limits on codes of any purpose: per phone, per device and per network address. On a device known
 * to the phone's member, the phone's limit counts that device alone.
 */
export const SEND_LIMITS = [
  { by: 'phone', count: 5, within: 60 * MINUTE, again: 'через час' },
  { by: 'phone', count: 10, within: 24 * 60 * MINUTE, again: 'завтра' },
  { by: 'device', count: 10, within: 60 * MINUTE, again: 'через час' },
  { by: 'device', count: 20, within: 24 * 60 * MINUTE, again: 'завтра' },
  { by: 'address', count: 60, within: 60 * MINUTE, again: 'через час' },
] as const;

/** A random code of four digits. */
export const makeCode = () => String(randomInt(10_000)).padStart(4, '0');

/** The stored digest of a code. Without the secret, ten thousand attempts would reveal the code. */
export function codeDigest(
  secret: string,
  asked: { phone: string; action: CodeAction; code: string },
): string {
  const told = JSON.stringify([asked.phone, asked.action, asked.code]);
  return createHmac('sha256', secret).update(told).digest('base64url');
}

/** Compares in constant time, so that the time reveals nothing about the digest. */
export const isSameDigest = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

type Sent = { sentAt: Date; usedAt: Date | null; wrongTries: number };

/** Whether a code is still usable. */
export const isAlive = ({ sentAt, usedAt, wrongTries }: Sent, now: Date) =>
  usedAt === null && wrongTries < CODE_TRIES && now.getTime() - sentAt.getTime() < CODE_LIFE;

/** When a code that is sent now expires. */
export const codeExpiry = (sentAt: Date) => new Date(sentAt.getTime() + CODE_LIFE);

/** How long the same device may repeat a right code, in milliseconds. */
const REPEAT_WITHIN = MINUTE;

/** Whether using the code again is only a repeat. */
export const isRepeat = ({ usedAt }: Pick<Sent, 'usedAt'>, now: Date) =>
  usedAt !== null && now.getTime() - usedAt.getTime() < REPEAT_WITHIN;

/** Seconds until the next code may be sent to a phone. */
export const secondsToWait = (lastSentAt: Date, now: Date) =>
  Math.ceil(Math.max(0, lastSentAt.getTime() + SEND_PAUSE - now.getTime()) / 1000);
