import { orders, userBalance, userProfile } from '../../contract/calls/user.ts';
import { browserCall } from '../client/browser-call.ts';
import { session } from './session.ts';
import { forgetMember } from './sign-out.ts';

async function loadBalance(): Promise<void> {
  const balance = await browserCall(userBalance, {});
  if (balance.ok && session.standing === 'in') session.points = balance.value.available;
}

/** The orders are counted for a known user only (section 4). */
async function loadUser(): Promise<void> {
  const profile = await browserCall(userProfile, {});
  if (!profile.ok) {
    // The hint said «signed in», but the session behind it is over.
    if (profile.error.code === 'unauthorized') forgetMember();
    return;
  }
  if (session.standing !== 'in') return;
  session.user = { firstName: profile.value.firstName?.trim() || null };
  const list = await browserCall(orders, {});
  if (list.ok && session.standing === 'in') session.ordersCount = list.value.items.length;
}

/** Loads what header and user menu show of a member. What cannot be had stays unknown, quietly. */
export async function loadAccount(): Promise<void> {
  await Promise.all([loadBalance(), loadUser()]);
}
