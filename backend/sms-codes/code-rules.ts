import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeAction } from '../db/schema-login.ts';

const MINUTE = 60_000;

/** How long a code can be used, in milliseconds. */
const CODE_LIFE = 10 * MINUTE;

/** Wrong tries after which a code is worth nothing. */
export const CODE_TRIES = 5;

/** Between two codes to one phone, in milliseconds. */
export const SEND_PAUSE = MINUTE;

/** What anybody may have sent to a phone. */
const BY_ANYBODY: CodeAction[] = ['authorization', 'certificate', 'phone.new'];

/**
 * The codes that one waits a minute for. To his own phone a signed-in member alone has a code sent,
 * and he may have signed in by another one this very minute; the limits below count both.
 */
export const pausedWith = (action: CodeAction): CodeAction[] =>
  action === 'phone.old' ? [action] : BY_ANYBODY;

/**
 * Codes within a time, whatever they are for: to one phone, asked for by one device, from behind one
 * network address. A device that the phone's member has signed in on has the phone's share to itself.
 */
export const SEND_LIMITS = [
  { by: 'phone', count: 5, within: 60 * MINUTE, again: 'через час' },
  { by: 'phone', count: 10, within: 24 * 60 * MINUTE, again: 'завтра' },
  { by: 'device', count: 10, within: 60 * MINUTE, again: 'через час' },
  { by: 'device', count: 20, within: 24 * 60 * MINUTE, again: 'завтра' },
  { by: 'address', count: 60, within: 60 * MINUTE, again: 'через час' },
] as const;

export const makeCode = () => String(randomInt(10_000)).padStart(4, '0');

/** What is stored of a code. Without the secret ten thousand tries would tell it. */
export function codeDigest(
  secret: string,
  asked: { phone: string; action: CodeAction; code: string },
): string {
  const told = JSON.stringify([asked.phone, asked.action, asked.code]);
  return createHmac('sha256', secret).update(told).digest('base64url');
}

export const isSameDigest = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

type Sent = { sentAt: Date; usedAt: Date | null; wrongTries: number };

/** Whether anything can still be done with a code. */
export const isAlive = ({ sentAt, usedAt, wrongTries }: Sent, now: Date) =>
  usedAt === null && wrongTries < CODE_TRIES && now.getTime() - sentAt.getTime() < CODE_LIFE;

/** For so long a right code may be told once more by the device it was sent for, in milliseconds. */
const REPEAT_WITHIN = MINUTE;

/** Whether a code that was used is only told again. */
export const isRepeat = ({ usedAt }: Pick<Sent, 'usedAt'>, now: Date) =>
  usedAt !== null && now.getTime() - usedAt.getTime() < REPEAT_WITHIN;

/** Seconds until the next code may go to a phone that got its last one then. */
export const secondsToWait = (lastSentAt: Date, now: Date) =>
  Math.ceil(Math.max(0, lastSentAt.getTime() + SEND_PAUSE - now.getTime()) / 1000);
