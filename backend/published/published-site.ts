import * as v from 'valibot';
import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { signHook } from '../../contract/hook-signature.ts';
import { newestOf, type Secrets } from '../../contract/secrets.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import type { PageVersions } from '../../contract/schemas/page-difference.ts';
import {
  SITE_QUESTIONS_PATH,
  siteReplies,
  type Preview,
  type ReleaseSwitch,
  type ShownRevision,
  type SiteStatus,
  type ToldReleases,
  type UnsignedQuestion,
} from '../../contract/schemas/publishing.ts';
import { currentRequest } from '../../system/request-scope.ts';
import { traced } from '../../system/spans.ts';
import { isRegenerator } from '../content-hook/receiver.ts';
import type { Receiver } from '../content-hook/teller.ts';
import { Failure, notFound } from '../failure.ts';
import { sparing } from './sparing.ts';

type PageQuestion = Omit<UnsignedQuestion & { readonly ask: 'page' }, 'ask'>;
type PreviewQuestion = Omit<UnsignedQuestion & { readonly ask: 'preview' }, 'ask'>;

/** The published site, as the backend queries and controls it. */
export type PublishedSite = {
  /** What readers see; null when the site does not answer quickly. */
  status(): Promise<SiteStatus | null>;
  /** The same for a caller that waits for it; null when the site does not answer. */
  awaitedStatus(): Promise<SiteStatus | null>;
  /** Resolves once readers see the revision; null when the site does not answer. */
  shown(revision: number): Promise<ShownRevision | null>;
  releases(page: { readonly page: number; readonly count: number }): Promise<ToldReleases>;
  /** The effects of serving this release. */
  release(number: number): Promise<ReleaseSwitch>;
  /** The texts of a page in two releases. */
  page(asked: PageQuestion): Promise<PageVersions>;
  /** @param from only replaces this release; null: any. */
  rollBack(number: number, from: number | null): Promise<ReleaseSwitch>;
  goOn(): Promise<ReleaseSwitch>;
  /** Renders a page with an unsaved change. */
  preview(asked: PreviewQuestion): Promise<Preview | NotYet>;
};

/**
 * Why a page is not rendered yet: the regenerator is busy, or did not finish within the time for which a
 * preview may lock the content.
 */
export type NotYet = 'busy' | 'late';

export type Regenerator = {
  /** The address that changes are reported to. */
  readonly url: string;
  readonly secret: Secrets;
  readonly now: () => Date;
  readonly fetch?: (request: Request, options: { signal: AbortSignal }) => Promise<Response>;
};

/** Timeout of the question asked whenever entities are read, in milliseconds; then of most others. */
const AT_ONCE = 400;
const PATIENCE = 20_000;
/** Timeout of background questions of the screen. `shown` is answered before it. */
const WAITING = 4_000;
/** Short, because the content is locked meanwhile. */
const PREVIEWING = 3_000;

const silent = (cause?: unknown) =>
  new Failure(
    'upstream',
    'Сайт сейчас не\u00a0отвечает. Попробуйте ещё раз через минуту',
    undefined,
    cause,
  );

/** The regenerator is busy. */
class Busy extends Error {
  override readonly name = 'Busy';
}

const isLate = (error: unknown) =>
  error instanceof Failure &&
  error.cause instanceof DOMException &&
  error.cause.name === 'TimeoutError';

/** Rethrows any other failure. */
function orNotYet(error: unknown): NotYet {
  if (error instanceof Busy) return 'busy';
  if (isLate(error)) return 'late';
  throw error;
}

/** A refusal in the regenerator's own format, unlike that of any other server at that address. */
const refusal = v.object({ error: v.string() });

function refused(status: number, body: unknown): Failure | Busy {
  if (!v.is(refusal, body)) return silent(new Error(`The regenerator answered ${String(status)}`));
  if (status === 404) return notFound('Такая версия сайта', 'не\u00a0найдена');
  if (status === 503) return new Busy(body.error);
  if (status !== 409) return silent(new Error(body.error));
  return new Failure(
    'state_conflict',
    'На\u00a0сайте уже другая версия. Посмотрите ещё раз, что изменится',
  );
}

/** An existing release may lack the page. */
function withoutPage(error: unknown): never {
  const isUnknown = error instanceof Failure && error.code === 'not_found';
  throw isUnknown ? notFound('Такая страница', 'в\u00a0этих версиях сайта не\u00a0найдена') : error;
}

/** Queries the regenerator at the address that changes are reported to. */
export function publishedSite({
  url: hookUrl,
  secret,
  now,
  fetch: send = fetch,
}: Regenerator): PublishedSite {
  const url = new URL(SITE_QUESTIONS_PATH, hookUrl);

  async function exchange(question: UnsignedQuestion, patience: number) {
    const body = JSON.stringify({ timestamp: now().toISOString(), ...question });
    const headers = new Headers({
      [HOOK_SIGNATURE_HEADER]: await signHook(newestOf(secret), body),
    });
    const id = currentRequest();
    if (id !== undefined) headers.set(REQUEST_ID_HEADER, id);
    const span = { name: `regenerator ${question.ask}`, kind: 'client', into: headers } as const;
    return await traced(span, async () => {
      const signal = AbortSignal.timeout(patience);
      const request = new Request(url, { method: 'POST', body, headers, redirect: 'error' });
      // Passed separately: a `Request` holds its signal weakly, so it could be collected before it fires.
      const reply = await send(request, { signal });
      return { status: reply.status, body: await reply.json() };
    });
  }

  async function ask<S extends v.GenericSchema>(
    schema: S,
    question: UnsignedQuestion,
    patience = PATIENCE,
  ): Promise<v.InferOutput<S>> {
    const reply = await exchange(question, patience).catch((error: unknown) => {
      throw silent(error);
    });
    if (reply.status !== 200) throw refused(reply.status, reply.body);
    const parsed = v.safeParse(schema, reply.body);
    if (!parsed.success) throw silent(new v.ValiError(parsed.issues));
    return parsed.output;
  }

  return {
    status: sparing(() => ask(siteReplies.status, { ask: 'status' }, AT_ONCE), now),
    awaitedStatus: () => ask(siteReplies.status, { ask: 'status' }, WAITING).catch(() => null),
    shown: (revision) =>
      ask(siteReplies.shown, { ask: 'shown', revision }, WAITING).catch(() => null),
    releases: (page) => ask(siteReplies.releases, { ask: 'releases', ...page }),
    release: (number) => ask(siteReplies.release, { ask: 'release', number }),
    page: (asked) => ask(siteReplies.page, { ask: 'page', ...asked }).catch(withoutPage),
    rollBack: (number, from) => ask(siteReplies['roll-back'], { ask: 'roll-back', number, from }),
    goOn: () => ask(siteReplies['go-on'], { ask: 'go-on' }),
    preview: (asked) =>
      ask(siteReplies.preview, { ask: 'preview', ...asked }, PREVIEWING).catch(orNotYet),
  };
}

const nobody = () => Promise.reject(silent());

/** Used without a receiver, or if a host builds the site itself. */
export const unknownSite: PublishedSite = {
  status: () => Promise.resolve(null),
  awaitedStatus: () => Promise.resolve(null),
  shown: () => Promise.resolve(null),
  releases: nobody,
  release: nobody,
  page: nobody,
  rollBack: nobody,
  goOn: nobody,
  preview: nobody,
};

/** The site behind the receiver of changes: among receivers, only the regenerator answers questions. */
export const siteBehind = (receiver: Receiver | null, now: () => Date): PublishedSite =>
  receiver && isRegenerator(receiver) ? publishedSite({ ...receiver, now }) : unknownSite;
