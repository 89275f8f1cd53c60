/** Milliseconds between two lines: frequent enough for somebody who waits, but few lines in a log. */
const PAUSE = 2_000;

/** Called with the number of finished parts and the total. */
export type Progress = (done: number, total: number) => void;

/**
 * Reports the progress of a long step at intervals, as in «Pictures 120 of 340». A step that ends
 * sooner reports nothing.
 */
export function progressLines(
  name: string,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): Progress {
  let last = now();
  return (done, total) => {
    if (now() - last < PAUSE) return;
    last = now();
    say(`${name} ${done} of ${total}`);
  };
}
