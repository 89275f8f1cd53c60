import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { AVAILABLE } from './dictionary/offer.ts';
import type { Head, RepeatableResponse } from './repeatable-response.ts';

/** A response as it goes over the wire. */
export type Written = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | null;
};

/** Responses with files of one release, ready to be sent again. */
export type ReadyAnswers = {
  /** Marks a response as made from this release alone, the same for every equal request. */
  fromRelease(response: Response, release: number): void;
  /** Caches the written form of such a response. */
  keep(incoming: IncomingMessage, response: Response, written: Written): void;
  /** Sends a cached response; false when this request has to be processed. */
  send(incoming: IncomingMessage, outgoing: RepeatableResponse): boolean;
};

export type ReadyOptions = {
  /** Number of the release that is served now; null when there is none. */
  readonly served: () => number | null;
  /** Names of headers that the edge functions read; null while they are unknown. */
  readonly looksAt: () => ReadonlySet<string> | null;
  readonly now?: () => number;
};

/** Maximum size of all cached responses, in bytes. */
const BYTES_MAX = 64 * 1024 * 1024;
/** Approximate size of one in addition to its body. */
const ENTRY_BYTES = 2_000;
/** Milliseconds after which one is regenerated: netlify.toml may have changed. */
const TRUSTED_FOR = 1_000;

/** Headers by which HTTP itself decides about a request: such requests are rare. */
const OF_HTTP = [
  'content-length',
  'expect',
  'if-match',
  'if-modified-since',
  'if-range',
  'if-unmodified-since',
  'range',
  'transfer-encoding',
  'upgrade',
] as const;

type Ready = Written & {
  readonly release: number;
  until: number;
  /** Null until it is written once; regenerated with the response, so that its date is of this second. */
  head: Head | null;
};

/**
 * Reads the number of the served release once for all requests that the process received together:
 * they had all arrived before it was read.
 */
function onceATurn(read: () => number | null): () => number | null {
  let known: { readonly number: number | null } | null = null;
  return () => {
    if (!known) {
      known = { number: read() };
      setImmediate(() => (known = null));
    }
    return known.number;
  };
}

/** Cached responses differ only in these: the URL as it was sent, accepted encodings and known copies. */
const keyOf = (url: string, headers: IncomingHttpHeaders) =>
  [headers['accept-encoding'], headers[AVAILABLE], headers['if-none-match'], url].join('\n');

/**
 * Caches the written responses to plain GET requests: those without a header that an edge function or HTTP
 * itself reads. Most visitors of most pages send such requests.
 */
export function readyAnswers({ served, looksAt, now = Date.now }: ReadyOptions): ReadyAnswers {
  const ready = new LRUCache<string, Ready>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body }, key) => (body?.byteLength ?? 0) + key.length + ENTRY_BYTES,
  });
  const releases = new WeakMap<Response, number>();
  const servedNow = onceATurn(served);

  function isPlain({ method, headers }: IncomingMessage): boolean {
    const seen = looksAt();
    if (method !== 'GET' || seen === null) return false;
    for (const name of OF_HTTP) if (headers[name] !== undefined) return false;
    for (const name of seen) if (headers[name] !== undefined) return false;
    return true;
  }

  return {
    fromRelease: (response, release) => void releases.set(response, release),
    keep(incoming, response, written) {
      const release = releases.get(response);
      if (release === undefined || !isPlain(incoming)) return;
      // `If-None-Match` differs between clients; only a match with the current content is worth caching.
      if (incoming.headers['if-none-match'] !== undefined && written.status !== 304) return;
      const until = now() + TRUSTED_FOR;
      ready.set(keyOf(incoming.url ?? '', incoming.headers), {
        ...written,
        release,
        until,
        head: null,
      });
    },
    send(incoming, outgoing) {
      if (!isPlain(incoming)) return false;
      const found = ready.get(keyOf(incoming.url ?? '', incoming.headers));
      if (!found) return false;
      if (found.until <= now()) {
        // This request regenerates it; the others get the old one until then.
        found.until = now() + TRUSTED_FOR;
        found.head = null;
        return false;
      }
      try {
        if (found.release !== servedNow()) return false;
      } catch {
        // Processing the request meets the same error and reports it to the visitor.
        return false;
      }
      if (!found.head || !outgoing.repeat(found.head)) {
        found.head = outgoing.begin(found.status, found.headers) ?? found.head;
      }
      outgoing.end(found.body ?? undefined);
      return true;
    },
  };
}
