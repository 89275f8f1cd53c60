import { sessionEnd, sessionEndOthers, sessions } from '../../../../contract/calls/account.ts';
import type { MemberSession } from '../../../../contract/schemas/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { showToast } from '../../../stores/toasts.ts';
import { patch } from '../patch.ts';
import { tellFailure } from './tell-failure.ts';

/** The member's sessions, the most recent first. */
export const sessionList = memberResource((signal) => memberCall(sessions, {}, { signal }));

const keep = (kept: (session: MemberSession) => boolean) =>
  patch(sessionList, ({ items }) => {
    const left = items.filter(kept);
    return { items: left, total: left.length };
  });

/** Removes the sessions that the backend has ended: all except that of this device. */
export const keepThisDevice = (): void => keep(({ current }) => current);

/** Ends one session; one that has already ended is removed as well. */
export async function endSession({ id }: Pick<MemberSession, 'id'>): Promise<boolean> {
  const result = await memberCall(sessionEnd, { id });
  const isGone = result.ok || result.error.code === 'not_found';
  if (isGone) {
    keep((session) => session.id !== id);
    showToast('Вы\u00a0вышли на\u00a0том устройстве', 'success');
  } else tellFailure(result.error);
  return isGone;
}

/** Ends all sessions except that of this device. */
export async function endOtherSessions(): Promise<boolean> {
  const result = await memberCall(sessionEndOthers, {});
  if (result.ok) {
    keepThisDevice();
    showToast('Вы\u00a0вышли на\u00a0остальных устройствах', 'success');
  } else tellFailure(result.error);
  return result.ok;
}
