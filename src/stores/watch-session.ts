import { onReturn } from '../client/page/on-return.ts';
import { session, signInMark } from './session.ts';

/**
 * Checks whether somebody signed in or out in another tab: immediately, as local storage reports
 * it, or, where that is blocked or the page was in the back-forward cache, as soon as the visitor
 * returns. The code that handles it loads only when needed. The same member's data is loaded again then, as
 * another tab or device may have changed it.
 */
export function watchSession(): void {
  const look = () => {
    // Nothing can be outdated before the header has read the session.
    if (session.standing === null || signInMark() === session.mark) return;
    import('./follow-session.ts').then(
      ({ followSession }) => followSession(),
      () => undefined,
    );
  };
  look();
  window.addEventListener('storage', look);
  onReturn(() => {
    look();
    // Another member's data would come between that of the one whom the page still shows.
    if (session.standing !== 'in' || signInMark() !== session.mark) return;
    if (document.visibilityState === 'hidden') return;
    import(/* webpackChunkName: "account" */ './account.ts').then(
      ({ refreshShown }) => refreshShown(),
      () => undefined,
    );
  });
}
