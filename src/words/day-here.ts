const padded = (number: number) => String(number).padStart(2, '0');

/**
 * The day on the device's own calendar, as `2026-11-21`. Not written by a locale: loading the data of one that
 * writes days this way takes 10 ms of a page's first task.
 */
export function dayHere(moment: number): string {
  const here = new Date(moment);
  return `${here.getFullYear()}-${padded(here.getMonth() + 1)}-${padded(here.getDate())}`;
}
