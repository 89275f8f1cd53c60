import { recordPresses, type Presses } from '../client/page/pressed-buttons.ts';

let early: Presses | null = null;

/** Records clicks until the page is hydrated, so that the one that starts hydration is not lost. */
export function notePresses(): void {
  early = recordPresses(() => true);
}

/** Replays the clicks; the page is hydrated now. */
export function playPresses(): void {
  early?.play();
  early = null;
}
