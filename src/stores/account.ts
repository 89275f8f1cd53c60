import { orders, userBalance, userProfile } from '../../contract/calls/user.ts';
import { memberCall } from './member-call.ts';
import { session, signInMark } from './session.ts';

/**
 * Loads what header and user menu show of a member: section 4. What cannot be had stays unknown,
 * quietly; a session that is over ends on any page, and nobody is led away from what he reads.
 * Name and points are shown together: the later one would move the other.
 */
export async function loadAccount(): Promise<void> {
  const mark = signInMark();
  const [profile, balance] = await Promise.all([
    memberCall(userProfile, {}, { quiet: true }),
    memberCall(userBalance, {}, { quiet: true }),
  ]);
  if (mark === null || signInMark() !== mark) return;
  if (profile.ok) session.user = { firstName: profile.value.firstName?.trim() || null };
  if (balance.ok) session.points = balance.value.available;
  // Nobody's orders are asked for before it is known whose they are.
  if (!profile.ok) return;
  const list = await memberCall(orders, {}, { quiet: true });
  if (list.ok) session.ordersCount = list.value.items.length;
}
