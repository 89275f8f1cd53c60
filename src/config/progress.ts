/** Milliseconds between two lines: frequent enough for somebody who waits, but few lines in a log. */
const PAUSE = 2_000;

/**
 * Reports the progress of a long step at intervals, as in «Pictures 120 of 340». A step that ends
 * sooner reports nothing.
 */
export function progressLines(
  name: string,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  let last = now();
  return (done, total) => {
    if (now() - last < PAUSE) return;
    last = now();
    say(`${name} ${done} of ${total}`);
  };
}
