import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { rules } from './rules.ts';
import { sweepSome } from './sweep.ts';
import { sweepUploads } from './uploads.ts';
import type { MediaStore } from '../media-store/store.ts';

/** Interval between rounds, in milliseconds: terms are counted in days. */
const ROUND = 60 * 60 * 1000;
/** The same for pictures, which requires scanning the whole content. */
const PICTURES_ROUND = 24 * ROUND;

type Sweeping = {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  readonly media: MediaStore;
};

/**
 * Enforces the terms of `src/config/kept-data.ts` every hour, in small batches that do not delay
 * requests. Several processes may run it simultaneously.
 */
export function startSweeper(db: Database, { now, log, media }: Sweeping): Worker {
  let place = 0;
  let nextRound = 0;
  let nextPictures = now().getTime() + ROUND;

  async function next(): Promise<boolean> {
    const at = now();
    if (at.getTime() < nextRound) return false;
    const rule = rules[place];
    if (rule) {
      if (!(await sweepSome(db, rule, at))) place += 1;
      return true;
    }
    place = 0;
    nextRound = at.getTime() + ROUND;
    if (at.getTime() >= nextPictures) {
      nextPictures = at.getTime() + PICTURES_ROUND;
      await sweepUploads(db, media, at);
    }
    return false;
  }

  return startWorker({
    name: 'The retention sweeper',
    now,
    log,
    next,
    due: () => Promise.resolve(new Date(nextRound)),
  });
}
