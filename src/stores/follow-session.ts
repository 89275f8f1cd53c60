import { openPage } from '../client/page/gatsby-runtime.ts';
import { routes } from '../config/routes.ts';
import { loadAccount } from './account.ts';
import { forgetMember } from './member-data.ts';
import { readStanding, session, signInMark } from './session.ts';
import { showToast } from './toasts.ts';

const reloadPage = () => window.location.reload();

/**
 * Updates this tab after a change in another one. The member's stored data is cleared first in any
 * case. Member pages then lead home after signing out, and reload for another member.
 */
export function followSession(reload = reloadPage): void {
  // Two signals of one change (storage, then focus) may both have triggered this.
  if (signInMark() === session.mark) return;
  forgetMember();
  const standing = readStanding();
  const isOwn = window.location.pathname.startsWith(routes.personal);
  if (standing === 'out') {
    if (!isOwn) return;
    // Another tab may have learnt of an end on another device, or of a deleted account.
    showToast('Сеанс в\u00a0кабинете завершён.');
    openPage(routes.home, { replace: true });
  } else if (isOwn) reload();
  else void loadAccount();
}
