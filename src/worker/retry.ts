/** The script of the page «Нет связи»: opens the wanted page as soon as the server answers. */
import { WORKER_FILE } from '../config/offline.ts';

/** Milliseconds between two tries; each is longer than the one before. */
const WAIT = { first: 3_000, growth: 1.5, most: 30_000 };

let wait = WAIT.first;
let timer: ReturnType<typeof setTimeout> | undefined;

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(look, wait);
  wait = Math.min(wait * WAIT.growth, WAIT.most);
}

async function look(): Promise<void> {
  // A tab that nobody sees goes on when somebody does.
  if (document.hidden) return;
  try {
    // Whatever it answers, it is there. This is no page: the worker leaves it to the network.
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

// Not at once: a page that cannot be loaded while other things can must not be tried in a circle.
later();
addEventListener('online', lookNow);
document.addEventListener('visibilitychange', lookNow);
