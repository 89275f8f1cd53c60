/** What holds for certificates, apart from where they are stored. */
import type { Certificate, CertificateForm } from '../../contract/schemas/certificate.ts';
import { addDays, dayOf, startOfDay } from '../moscow-day.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Days it is valid after the day of issue. */
const VALID_DAYS = 30;

/** Between two messages with one certificate, in milliseconds. */
const RESEND_PAUSE = 60 * SECOND;
/** How often it is sent again within 24 hours. */
const RESENDS_A_DAY = 5;

/** How long a redeemed certificate can be taken back, in milliseconds. */
const UNDO_FOR = DAY;

/** The end of the last day a certificate issued at that moment is valid. */
export const expiryOf = (issuedAt: Date) => startOfDay(addDays(dayOf(issuedAt), VALID_DAYS + 1));

/** The last day a certificate with that expiry is valid. */
export const lastDayOf = (expiresAt: Date) => dayOf(new Date(expiresAt.getTime() - 1));

type Issued = { state: Certificate['state']; expiresAt: Date };

/** The state now: the stored one says «issued» until somebody comes by after the expiry. */
export const stateAt = ({ state, expiresAt }: Issued, now: Date): Certificate['state'] =>
  state === 'issued' && expiresAt <= now ? 'expired' : state;

type Sent = Issued & { issuedAt: Date; resentAt: readonly Date[] };

/** Times of sending again that still count. */
export const recentSends = (resentAt: readonly Date[], now: Date) =>
  resentAt.filter((sent) => now.getTime() - sent.getTime() < DAY);

/** Seconds until it may be sent again; null for too often, and for one that is of no use any more. */
export function resendIn(certificate: Sent, now: Date): number | null {
  if (stateAt(certificate, now) !== 'issued') return null;
  const recent = recentSends(certificate.resentAt, now);
  if (recent.length >= RESENDS_A_DAY) return null;
  const last = recent.at(-1) ?? certificate.issuedAt;
  return Math.max(0, Math.ceil((last.getTime() + RESEND_PAUSE - now.getTime()) / SECOND));
}

/** Whether a redeemed certificate can still be taken back. */
export const canTakeBack = (redeemedAt: Date, now: Date) =>
  now.getTime() - redeemedAt.getTime() < UNDO_FOR;

type Loyalty = Pick<CertificateForm, 'isLoyaltyMember' | 'isWantToJoinBLLoyalty'>;

/** Section 4, rule 8: only who is no member can want to join, and a member has. */
export function wantsToJoin({ isLoyaltyMember, isWantToJoinBLLoyalty }: Loyalty): boolean | null {
  if (isLoyaltyMember === null) return null;
  return isLoyaltyMember ? true : isWantToJoinBLLoyalty;
}
