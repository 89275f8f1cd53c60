import { recordPresses, type Presses } from '../client/page/pressed-buttons.ts';

let early: Presses | null = null;

/**
 * Records clicks until the page is hydrated, so that the one that starts hydration is not lost.
 * @param before earlier events, in order.
 */
export function notePresses(before: readonly Event[]): void {
  early = recordPresses(() => true, before);
}

/** Replays the clicks; the page is hydrated now. */
export function playPresses(): void {
  early?.play();
  early = null;
}
