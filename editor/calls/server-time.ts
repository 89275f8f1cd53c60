/** The time by the server's clock, which decides about plans: an editor's own may be a day off. */

/** Milliseconds to add to this computer's time. */
let ahead = 0;

/** @param date of a reply: its header. */
export function noteServerTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** As far as replies have told it, to a second. */
export const serverNow = (): Date => new Date(Date.now() + ahead);
