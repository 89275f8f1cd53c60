import { orders, userBalance, userProfile } from '../../contract/calls/user.ts';
import { memberCall } from './member-call.ts';
import { knowContacts } from './member-data.ts';
import { session, signInMark } from './session.ts';
import { sharedResource } from './shared-resource.ts';

/** A session may end on any page, and the reader is not redirected away from it. */
const quiet = true;

/** The member's profile. */
export const profile = sharedResource((signal) => memberCall(userProfile, {}, { signal, quiet }));

knowContacts(() => [profile.state.data?.phone, profile.state.data?.email]);

/** The member's points; the header shows the latest value stored here. */
export const balance = sharedResource(async (signal) => {
  const got = await memberCall(userBalance, {}, { signal, quiet });
  // The first time they appear together with the name: the later one would shift the other.
  if (got.ok && (session.user ?? session.points) !== null) session.points = got.value.available;
  return got;
});

/** The member's orders, newest first; the header and the menu show their number. */
export const orderList = sharedResource(async (signal) => {
  const list = await memberCall(orders, {}, { signal, quiet });
  if (list.ok) session.ordersCount = list.value.items.length;
  return list;
});

/**
 * Loads the member's data for header and user menu: section 4. Failures are silent and leave it
 * unknown.
 */
export async function loadAccount(): Promise<void> {
  const mark = signInMark();
  const [who, points] = await Promise.all([profile.want(), balance.want()]);
  if (mark === null || signInMark() !== mark) return;
  // What came first may have been changed again while the other was on its way.
  if (who.ok) session.user = { firstName: profile.state.data?.firstName?.trim() || null };
  if (points.ok) session.points ??= balance.state.data?.available ?? null;
  // Orders are requested only once the member is known.
  if (who.ok) await orderList.want();
}

/**
 * Loads again what header and pages show, unless it has just been loaded; a failure leaves it as it is. What
 * has never loaded is left to the screen that says so, and nothing is requested without a network.
 */
export async function refreshShown(): Promise<void> {
  if (!navigator.onLine) return;
  if ([profile, balance, orderList].some(({ state }) => state.data === null)) return;
  await loadAccount();
}

/** Reloads the data that spending and earning change: the points, and the orders. */
export async function refreshAccount(): Promise<void> {
  await Promise.all([balance.run(), orderList.run()]);
}
