/** The script of the page «Нет связи»: opens the wanted page as soon as the server responds. */
import { WORKER_FILE } from '../config/offline.ts';

/** Milliseconds between two tries; the interval grows. */
const WAIT = { first: 3_000, growth: 1.5, most: 30_000 };

let wait = WAIT.first;
let timer: ReturnType<typeof setTimeout> | undefined;

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(look, wait);
  wait = Math.min(wait * WAIT.growth, WAIT.most);
}

async function look(): Promise<void> {
  // A hidden tab continues when it becomes visible.
  if (document.hidden) return;
  try {
    // Any response means that the server is reachable. The worker leaves this request to the network.
    await fetch(WORKER_FILE, { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {
    later();
  }
}

function lookNow(): void {
  clearTimeout(timer);
  wait = WAIT.first;
  void look();
}

// Not at once, or a page that fails while other requests succeed would be retried in a loop.
later();
addEventListener('online', lookNow);
document.addEventListener('visibilitychange', lookNow);
