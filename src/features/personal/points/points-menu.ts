import { menuGetPoints } from '../../../../contract/calls/user.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';

/** Ways to earn and to spend points. */
export const pointsMenu = memberResource((signal) => memberCall(menuGetPoints, {}, { signal }));
