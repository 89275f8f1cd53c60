/** Rules of certificates, independent of how they are stored. */
import type { Certificate, CertificateForm } from '../../contract/schemas/certificate.ts';
import { addDays, dayOf, startOfDay } from '../moscow-day.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Days of validity after the day of issue. */
const VALID_DAYS = 30;

/** Minimum interval between two messages with one certificate, in milliseconds. */
const RESEND_PAUSE = 60 * SECOND;
/** Maximum resends within 24 hours. */
const RESENDS_A_DAY = 5;

/** How long a redemption can be undone, in milliseconds. */
const UNDO_FOR = DAY;

/** The end of the last valid day of a certificate issued at that moment. */
export const expiryOf = (issuedAt: Date) => startOfDay(addDays(dayOf(issuedAt), VALID_DAYS + 1));

/** The last valid day of a certificate with that expiry. */
export const lastDayOf = (expiresAt: Date) => dayOf(new Date(expiresAt.getTime() - 1));

type Issued = { state: Certificate['state']; expiresAt: Date };

/** The state at a given moment: the stored one remains «issued» until the expiry is processed. */
export const stateAt = ({ state, expiresAt }: Issued, now: Date): Certificate['state'] =>
  state === 'issued' && expiresAt <= now ? 'expired' : state;

type Sent = Issued & { issuedAt: Date; resentAt: readonly Date[] };

/** Resend times that still count towards the limit. */
export const recentSends = (resentAt: readonly Date[], now: Date) =>
  resentAt.filter((sent) => now.getTime() - sent.getTime() < DAY);

/** Seconds until it may be resent; null when the limit is reached or it is no longer valid. */
export function resendIn(certificate: Sent, now: Date): number | null {
  if (stateAt(certificate, now) !== 'issued') return null;
  const recent = recentSends(certificate.resentAt, now);
  if (recent.length >= RESENDS_A_DAY) return null;
  const last = recent.at(-1) ?? certificate.issuedAt;
  return Math.max(0, Math.ceil((last.getTime() + RESEND_PAUSE - now.getTime()) / SECOND));
}

/** Whether a redemption can still be undone. */
export const canTakeBack = (redeemedAt: Date, now: Date) =>
  now.getTime() - redeemedAt.getTime() < UNDO_FOR;

type Loyalty = Pick<CertificateForm, 'isLoyaltyMember' | 'isWantToJoinBLLoyalty'>;

/** Section 4, rule 8: only a non-member can want to join; a member already has. */
export function wantsToJoin({ isLoyaltyMember, isWantToJoinBLLoyalty }: Loyalty): boolean | null {
  if (isLoyaltyMember === null) return null;
  return isLoyaltyMember ? true : isWantToJoinBLLoyalty;
}
