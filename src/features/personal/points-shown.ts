import { session } from '../../stores/session.ts';

/** Moves the points that header and pages show, ahead of the next reply. */
export function movePoints(by: number): void {
  if (session.points !== null) session.points += by;
}
