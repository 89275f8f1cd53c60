/** Milliseconds between two lines: often enough for who waits, and few of them in a log. */
const PAUSE = 2_000;

/**
 * Says how far a long step is, as in «Pictures 120 of 340», when so much time has passed again. What
 * is over before that says nothing.
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
