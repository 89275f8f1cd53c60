/** The inputs and results of a kind of failure. */
import type { Crowd } from '../crowd.ts';
import type { Visited } from './visited.ts';

export type Scene = {
  readonly database: string;
  readonly crowd: Crowd;
  /** An empty directory, which is removed. */
  readonly directory: string;
};

/** Reports visitors' responses in each of its situations. */
export type Trouble = (scene: Scene) => Promise<Readonly<Record<string, Visited>>>;
