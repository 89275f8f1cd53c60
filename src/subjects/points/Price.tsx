import { Points } from './Points.tsx';

/** What something costs in club points. */
export function Price({ points }: { points: number }) {
  return points > 0 ? <Points count={points} /> : 'Бесплатно';
}
