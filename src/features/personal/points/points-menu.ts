import { menuGetPoints, userBalance } from '../../../../contract/calls/user.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { session } from '../../../stores/session.ts';

/** The member's points; the header shows what came here last. */
export const balance = memberResource(async (signal) => {
  const got = await memberCall(userBalance, {}, { signal });
  if (got.ok) session.points = got.value.available;
  return got;
});

/** Ways to earn and to spend points. */
export const pointsMenu = memberResource((signal) => memberCall(menuGetPoints, {}, { signal }));
