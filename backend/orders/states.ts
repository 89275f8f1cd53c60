/** The state machine of an order; every state change goes through it. */
import type { Order } from '../../contract/schemas/member.ts';

export type State = Order['state'];

/** The source and target states of each change. */
const CHANGES = {
  confirm: { from: ['new'], to: 'confirmed' },
  prepare: { from: ['confirmed'], to: 'ready' },
  redeem: { from: ['ready'], to: 'redeemed' },
  /** Undoes an accidental redemption. */
  unredeem: { from: ['redeemed'], to: 'ready' },
  /** Reopens the order of a webinar that was moved after it had ended. */
  reopen: { from: ['redeemed'], to: 'confirmed' },
  cancel: { from: ['new', 'confirmed', 'ready'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly State[]; to: State }>;

export type Change = keyof typeof CHANGES;

export const changes = Object.keys(CHANGES).filter((name): name is Change => name in CHANGES);

/** The state after a change; null when the change is not allowed. */
export function stateAfter(state: State, change: Change): State | null {
  const { from, to } = CHANGES[change];
  return from.some((legal) => legal === state) ? to : null;
}

const DAY = 24 * 60 * 60 * 1000;

/** When a webinar begins and ends. */
export type Times = { readonly startsAt: Date; readonly endsAt: Date };

/**
 * The data of an order that the rules need; `times` are those of a webinar that will still take place.
 */
export type Standing = {
  readonly kind: Order['kind'];
  readonly state: State;
  readonly redeemedAt: Date | null;
  /** When the member saw the code of an offer's order. */
  readonly shownAt: Date | null;
  readonly times: Times | null;
};

/** Whether the member can mark it as used: a webinar not before it begins. */
export function canRedeem({ kind, state, times }: Standing, now: Date): boolean {
  if (stateAfter(state, 'redeem') === null) return false;
  return kind === 'offer' || (times !== null && times.startsAt <= now);
}

/** Whether an order was ended by a webinar that has been moved to the future. */
export function isMoved({ kind, state, times }: Standing, now: Date): boolean {
  if (kind !== 'webinar' || stateAfter(state, 'reopen') === null) return false;
  return times !== null && times.startsAt > now;
}

/**
 * How the last step can be undone; null when it cannot. A webinar place can be cancelled until the
 * webinar begins, an order until its code was shown (a cashier may have taken it then), and a
 * redemption can be undone within a day.
 */
export function undoOf(order: Standing, now: Date): 'cancel' | 'unredeem' | null {
  const { kind, state, redeemedAt, shownAt, times } = order;
  if (kind === 'webinar' && times !== null && times.startsAt <= now) return null;
  if (stateAfter(state, 'cancel') !== null) return shownAt === null ? 'cancel' : null;
  if (kind === 'webinar') return isMoved(order, now) ? 'cancel' : null;
  const isFresh = redeemedAt !== null && now.getTime() - redeemedAt.getTime() < DAY;
  return stateAfter(state, 'unredeem') !== null && isFresh ? 'unredeem' : null;
}
