import { orders, userBalance, userProfile } from '../../contract/calls/user.ts';
import { browserCall } from '../client/browser-call.ts';
import { session } from './session.ts';
import { forgetMember } from './sign-out.ts';

/** How many orders a known user has (section 4: nobody else's are asked for). */
async function loadOrders(): Promise<void> {
  const list = await browserCall(orders, {});
  if (list.ok && session.standing === 'in') session.ordersCount = list.value.items.length;
}

/**
 * Loads what header and user menu show of a member. What cannot be had stays unknown, quietly.
 * Name and points are shown together: the later one would move the other.
 */
export async function loadAccount(): Promise<void> {
  const [profile, balance] = await Promise.all([
    browserCall(userProfile, {}),
    browserCall(userBalance, {}),
  ]);
  if (!profile.ok && profile.error.code === 'unauthorized') {
    // The hint said «signed in», but the session behind it is over.
    forgetMember();
    return;
  }
  if (session.standing !== 'in') return;
  if (profile.ok) session.user = { firstName: profile.value.firstName?.trim() || null };
  if (balance.ok) session.points = balance.value.available;
  if (profile.ok) await loadOrders();
}
