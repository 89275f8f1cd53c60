import { session } from '../../stores/session.ts';

/** Updates the points in the header and on pages, ahead of the next response. */
export function movePoints(by: number): void {
  if (session.points !== null) session.points += by;
}
