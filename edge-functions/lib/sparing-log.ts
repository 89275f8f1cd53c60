/** Milliseconds in which a line is logged once, and only so many lines in all. */
const WINDOW = 60_000;
const MOST = 20;

/**
 * A log for untrusted input: no line twice in a minute and few in all, however many arrive. The
 * number of the others is logged in the next minute.
 */
export function sparingLog(log: (line: string) => void): (line: string, now?: number) => void {
  let until = 0;
  let silent = 0;
  const told = new Set<string>();
  return (line, now = Date.now()) => {
    if (now >= until) {
      if (silent > 0) log(`policy: ${silent} more were not told`);
      until = now + WINDOW;
      silent = 0;
      told.clear();
    }
    if (told.has(line) || told.size >= MOST) {
      silent += 1;
      return;
    }
    told.add(line);
    log(line);
  };
}
