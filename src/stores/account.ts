import { orders, userBalance, userProfile } from '../../contract/calls/user.ts';
import { memberCall } from './member-call.ts';
import { session, signInMark } from './session.ts';
import { sharedResource } from './shared-resource.ts';

/** A session that is over ends on any page, and nobody is led away from what he reads. */
const quiet = true;

/** What is known of the member. */
export const profile = sharedResource((signal) => memberCall(userProfile, {}, { signal, quiet }));

/** The member's points; the header shows what came here last. */
export const balance = sharedResource(async (signal) => {
  const got = await memberCall(userBalance, {}, { signal, quiet });
  // The first time they are shown with the name: the later one would move the other.
  if (got.ok && (session.user ?? session.points) !== null) session.points = got.value.available;
  return got;
});

/** The member's orders, newest first; the badges of header and menu count them too. */
export const orderList = sharedResource(async (signal) => {
  const list = await memberCall(orders, {}, { signal, quiet });
  if (list.ok) session.ordersCount = list.value.items.length;
  return list;
});

/**
 * Loads what header and user menu show of a member: section 4. What cannot be had stays unknown,
 * quietly.
 */
export async function loadAccount(): Promise<void> {
  const mark = signInMark();
  const [who, points] = await Promise.all([profile.want(), balance.want()]);
  if (mark === null || signInMark() !== mark) return;
  if (who.ok) session.user = { firstName: who.value.firstName?.trim() || null };
  if (points.ok) session.points = points.value.available;
  // Nobody's orders are asked for before it is known whose they are.
  if (who.ok) await orderList.want();
}

/** Asks anew for what spending and earning change: points, and the orders they went into. */
export async function refreshAccount(): Promise<void> {
  await Promise.all([balance.run(), orderList.run()]);
}
