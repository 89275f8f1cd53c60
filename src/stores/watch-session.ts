import { session, signInMark } from './session.ts';

/**
 * Looks whether somebody signed in or out in another tab: at once, because local storage tells, and
 * where that is blocked, or the page lay in the browser's memory, as soon as the visitor is back.
 * What follows is loaded when there is something to follow.
 */
export function watchSession(): void {
  const look = () => {
    // Before the header has looked there is nothing that could be out of date.
    if (session.standing === null || signInMark() === session.mark) return;
    import('./follow-session.ts').then(
      ({ followSession }) => followSession(),
      () => undefined,
    );
  };
  look();
  window.addEventListener('storage', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
