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

/** What the backend knows of the published site, and can do with it. */
export type PublishedSite = {
  /** What readers see; null when that cannot be learnt quickly. */
  status(): Promise<SiteStatus | null>;
  /** The same for somebody who asks for just that, and waits; null when the site does not answer. */
  awaitedStatus(): Promise<SiteStatus | null>;
  /** Whether readers see the revision, as soon as they do; null when the site does not answer. */
  shown(revision: number): Promise<ShownRevision | null>;
  releases(page: { readonly page: number; readonly count: number }): Promise<ToldReleases>;
  /** What serving this release would change. */
  release(number: number): Promise<ReleaseSwitch>;
  /** What a page says in two releases. */
  page(asked: PageQuestion): Promise<PageVersions>;
  /** @param from serves it only in place of this release; null: of any. */
  rollBack(number: number, from: number | null): Promise<ReleaseSwitch>;
  goOn(): Promise<ReleaseSwitch>;
  /** A page with a change that is not saved. */
  preview(asked: PreviewQuestion): Promise<Preview | NotYet>;
};

/**
 * Why a page is not drawn yet: the regenerator does something else, or did not finish in the time for
 * which a preview may hold the content back.
 */
export type NotYet = 'busy' | 'late';

export type Regenerator = {
  /** Where changes are reported to. */
  readonly url: string;
  readonly secret: Secrets;
  readonly now: () => Date;
  readonly fetch?: (request: Request, options: { signal: AbortSignal }) => Promise<Response>;
};

/** Milliseconds for an answer that entities are read with, and for all others. */
const AT_ONCE = 400;
const PATIENCE = 20_000;
/** For what a screen shows when it is there. The question when a revision is shown is answered before. */
const WAITING = 4_000;
/** The content waits meanwhile. */
const PREVIEWING = 3_000;

const silent = (cause?: unknown) =>
  new Failure(
    'upstream',
    'Сайт сейчас не\u00a0отвечает. Попробуйте ещё раз через минуту',
    undefined,
    cause,
  );

/** The regenerator is at work. */
class Busy extends Error {
  override readonly name = 'Busy';
}

const isLate = (error: unknown) =>
  error instanceof Failure &&
  error.cause instanceof DOMException &&
  error.cause.name === 'TimeoutError';

/** A failure other than these is one. */
function orNotYet(error: unknown): NotYet {
  if (error instanceof Busy) return 'busy';
  if (isLate(error)) return 'late';
  throw error;
}

/** A refusal that the regenerator itself expresses, unlike any other server's at that address. */
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

/** A release may be stored and not have the page. */
function withoutPage(error: unknown): never {
  const isUnknown = error instanceof Failure && error.code === 'not_found';
  throw isUnknown ? notFound('Такая страница', 'в\u00a0этих версиях сайта не\u00a0найдена') : error;
}

/** Asks the regenerator at the address to which changes are reported. */
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
      // Not in the request: there nothing keeps the signal until its time has come.
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

/** A backend that reports to nobody, or to a host that builds the site by itself. */
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

/** The site behind the receiver of changes: of these, only the regenerator answers questions. */
export const siteBehind = (receiver: Receiver | null, now: () => Date): PublishedSite =>
  receiver && isRegenerator(receiver) ? publishedSite({ ...receiver, now }) : unknownSite;
