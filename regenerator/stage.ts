import { candidateOf, type Reading } from './batch.ts';
import type { Part } from './content/part.ts';
import type { Cause, Refusal } from './held-back.ts';
import { heldWords } from './held-words.ts';
import type { OpenSite } from './open-site.ts';
import { RenderError } from './render/render-error.ts';
import { UnknownTemplateError } from './site/templates.ts';
import { isSystemError } from '../system/system-error.ts';

export type StageOptions = {
  readonly log: (message: string) => void;
  readonly isStopped: () => boolean;
};

type Site = Pick<OpenSite, 'site' | 'lastGood' | 'output'>;

function causeOf(error: unknown): Cause {
  if (!(error instanceof RenderError)) return 'content';
  return error.isLate ? 'time' : 'render';
}

/** Errors that the content did not cause are retried together with everything still queued. */
function rethrowFailure(error: unknown, { isStopped }: StageOptions): void {
  if (error instanceof UnknownTemplateError || isSystemError(error) || isStopped()) throw error;
}

async function commit(
  { site, lastGood, output }: Site,
  reading: Reading,
  parts: readonly Part[],
): Promise<void> {
  const staged = await site.stage(candidateOf(site, reading, parts), output);
  for (const [path, content] of staged.commit()) output.set(path, content);
  lastGood.note(parts, site.entities);
}

type Refused = { readonly part: Part; readonly refusal: Refusal };

/** Applies each part by itself. @returns those that cannot be applied. */
async function tryEach(
  site: Site,
  reading: Reading,
  parts: readonly Part[],
  options: StageOptions,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const part of parts) {
    try {
      await commit(site, reading, [part]);
    } catch (error) {
      rethrowFailure(error, options);
      const reason = error instanceof Error ? error.message : String(error);
      const source = part.kind === 'entity' ? { source: part.change.source } : {};
      const why = { ...heldWords(error), reason, cause: causeOf(error) };
      const refusal = { ...part.held, ...source, ...why };
      refused.push({ part, refusal });
    }
  }
  return refused;
}

/** Parts that are left out in turn; each attempt composes pages. */
const MOST_LEFT_OUT = 20;

/**
 * Applies parts together that cannot be applied one by one, such as two pages that exchange their addresses:
 * all of them, or all but one. @returns those that cannot be applied.
 */
async function tryTogether(
  site: Site,
  reading: Reading,
  stuck: readonly Refused[],
  options: StageOptions,
): Promise<readonly Refused[]> {
  for (const left of [null, ...stuck.slice(0, MOST_LEFT_OUT)]) {
    const others = stuck.filter((one) => one !== left).map(({ part }) => part);
    if (others.length < 2) break;
    try {
      await commit(site, reading, others);
      return left ? [left] : [];
    } catch (error) {
      rethrowFailure(error, options);
    }
  }
  return stuck;
}

/** Finds out which parts cannot be used, and applies all the others. */
async function stageOneByOne(
  site: Site,
  reading: Reading,
  options: StageOptions,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  let waiting = reading.parts;
  for (;;) {
    const refused = await tryEach(site, reading, waiting, options);
    // A part that depends on a later one is tried once more.
    const again = refused.filter(({ refusal }) => refusal.cause === 'content');
    const settled = refused.filter((one) => !again.includes(one));
    const isDone = again.length === 0 || again.length === waiting.length;
    if (isDone) settled.push(...(await tryTogether(site, reading, again, options)));
    refusals.push(...settled.map(({ refusal }) => refusal));
    if (isDone) return refusals;
    waiting = again.map(({ part }) => part);
  }
}

/**
 * Applies the content that was read to the site.
 * @returns the parts that cannot be used.
 * @throws Error with a cause other than the content; parts applied until then stay applied.
 */
export async function stage(
  site: Site,
  reading: Reading,
  options: StageOptions,
): Promise<Refusal[]> {
  try {
    await commit(site, reading, reading.parts);
    return [];
  } catch (error) {
    rethrowFailure(error, options);
    const refusals = await stageOneByOne(site, reading, options);
    for (const { entity, alias, reason } of refusals) {
      options.log(`${entity} ${alias} is held back: ${reason}`);
    }
    return refusals;
  }
}
