import type { AnyCall } from '../../contract/call.ts';
import type { Database } from '../db/database.ts';
import { contentRevision } from '../db/revision.ts';
import type { Context, Handler } from '../handler.ts';
import { contentBody, type ContentBody } from '../reply.ts';
import { articleChanges, type ShownArticles } from './article-changes.ts';
import { witnessed } from './for-anyone.ts';
import { packingCache } from './packing-cache.ts';
import { sharedRead } from './shared-read.ts';

const MEGABYTE = 1024 * 1024;

/** Maximum sizes of all cached replies: 10,000 articles fit. */
const SIZES = { plain: 32 * MEGABYTE, packed: 96 * MEGABYTE };

type Content = {
  readonly body: ContentBody;
  /** The articles on which it depends; undefined if it depends on other content as well. */
  readonly articles: ShownArticles | undefined;
};

type Kept = Content & { readonly revision: number };

type Made = Content & { readonly isForAnyone: boolean };

/** A cache of replies to calls for content, each valid for one revision of the content. */
export type KeptReplies = {
  /** @param context of a request that is answered from saved content, not from a preview. */
  answer(handler: Handler, params: unknown, context: Context): Promise<ContentBody>;
};

/** Whether replies to a call change only with the content's revision. */
export const isKept = ({ content, live }: AnyCall): boolean => content === true && live !== true;

async function make(handler: Handler, params: unknown, context: Context): Promise<Made> {
  const seen = witnessed(context);
  const result = await handler.run(params, seen.context);
  return {
    body: contentBody(handler.call, result),
    articles: handler.articlesOf?.(result),
    isForAnyone: seen.isForAnyone(),
  };
}

/**
 * Caches replies by call, parameters and the content's revision. The revision is read for each request,
 * so a reply is never older than the content saved when its request arrived; while an edit is under way
 * nothing is cached. A reply of articles outlives edits of articles that it does not show. Concurrent
 * identical requests share one reply.
 */
export function keepReplies(db: Database): KeptReplies {
  const kept = packingCache<Kept>(SIZES);
  const making = new Map<string, Promise<Made>>();
  const revisionNow = sharedRead(() => contentRevision(db));
  const changes = articleChanges(db);

  /** Whether a reply equals the one that would be made now. */
  const holds = ({ revision: made, articles }: Kept, revision: number) =>
    made === revision ||
    (made < revision && articles !== undefined && changes.holds(made, articles));

  return {
    async answer(handler, params, context) {
      const revision = await revisionNow();
      if (revision === null) return (await make(handler, params, context)).body;
      if (handler.articlesOf) await changes.upTo(revision);
      const key = `${handler.call.name} ${JSON.stringify(params)}`;
      const before = kept.get(key);
      if (before && holds(before, revision)) {
        if (before.revision !== revision) kept.set(key, { ...before, revision });
        return before.body;
      }
      const attempt = `${revision} ${key}`;
      const shared = await making.get(attempt);
      if (shared?.isForAnyone) return shared.body;
      const begun = make(handler, params, context);
      if (!making.has(attempt)) making.set(attempt, begun);
      try {
        const { body, articles, isForAnyone } = await begun;
        if (isForAnyone) kept.set(key, { revision, body, articles });
        return body;
      } finally {
        if (making.get(attempt) === begun) making.delete(attempt);
      }
    },
  };
}
