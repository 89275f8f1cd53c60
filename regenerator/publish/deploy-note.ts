import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { hasCode } from '../../system/error-code.ts';
import type { Spent } from './deploy-pace.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The release that is live, and what it was deployed with besides its own files. */
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

export type Live = v.InferOutput<typeof liveSchema>;

/** What is known of the deploys of a site, in any process and after any restart. */
export type DeployNote = {
  /** Null before the first. */
  readonly spent: Spent | null;
  /** Null when that is not known: what is served is deployed. */
  readonly live: Live | null;
};

const NOTHING: DeployNote = { spent: null, live: null };

/** @param site the id of the site: nothing is known of another one. */
export function readDeploys(file: string, site: string): DeployNote {
  try {
    const note = v.safeParse(schema, readFileSync(file, 'utf8'));
    return note.success && note.output.site === site ? note.output : NOTHING;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return NOTHING;
    throw error;
  }
}

/** Changes what is noted. */
export function noteDeploys(file: string, site: string, change: Partial<DeployNote>): void {
  const { spent, live } = { ...readDeploys(file, site), ...change };
  // Deploys by hand are noted by another process.
  const next = `${file}.${process.pid}.next`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(next, JSON.stringify({ site, spent, live }));
  renameSync(next, file);
}
