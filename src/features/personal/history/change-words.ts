import { formatPoints } from '../../../words/points.ts';

/** «+120 баллов», «−300 баллов», with a real minus. */
export const changeWords = (points: number) =>
  `${points > 0 ? '+' : '\u2212'}${formatPoints(Math.abs(points))}`;
