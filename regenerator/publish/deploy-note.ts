import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { hasCode } from '../../system/error-code.ts';
import type { Spent } from './deploy-pace.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The live release, and the key of the additional files it was deployed with. */
const liveSchema = v.object({ number: count, extras: v.string() });

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    site: v.string(),
    spent: v.nullable(v.object({ left: v.number(), at: v.number() })),
    live: v.nullable(liveSchema),
  }),
);

type Live = v.InferOutput<typeof liveSchema>;

/** The recorded deploys of a site, shared by processes and kept across restarts. */
export type DeployNote = {
  /** Null before the first. */
  readonly spent: Spent | null;
  /** Null when unknown: the served release is then deployed. */
  readonly live: Live | null;
};

const NOTHING: DeployNote = { spent: null, live: null };

/** @param site the id of the site: a record of another site is ignored. */
export function readDeploys(file: string, site: string): DeployNote {
  try {
    const note = v.safeParse(schema, readFileSync(file, 'utf8'));
    return note.success && note.output.site === site ? note.output : NOTHING;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return NOTHING;
    throw error;
  }
}

/** Updates the record. */
export function noteDeploys(file: string, site: string, change: Partial<DeployNote>): void {
  const { spent, live } = { ...readDeploys(file, site), ...change };
  // Another process records deploys by hand.
  const next = `${file}.${process.pid}.next`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(next, JSON.stringify({ site, spent, live }));
  renameSync(next, file);
}
