import { ERROR_STATUS } from '../../contract/errors.ts';
import { SIGN_IN_MARK_COOKIE } from '../../src/config/constants.ts';
import { EARLY_REPLIES_ID } from '../../src/config/early-replies.ts';
import { readCookie } from './cookies.ts';
import { earlyContent, type EarlyContent } from './early-content.ts';
import { restOrigin } from './environment.ts';
import { escaped, jsonInScript } from './escaped.ts';
import { callsOf, type MemberCall } from './member-calls.ts';
import { isOpened } from './opened-document.ts';
import { askBackend } from './upstream.ts';
import { visitorOf } from './visitor.ts';

/** Milliseconds that a document waits for its replies. The browser asks for missing ones itself. */
const PATIENCE = 300;

/**
 * Milliseconds without calls ahead once the backend was late: browsers repeat each of them, and would
 * double its load.
 */
const REST = 5_000;
let restsUntil = 0;

/** For tests, in which one isolate meets many backends. */
export const forgetRest = () => {
  restsUntil = 0;
};

/** Characters of replies in a document, some 7 kB compressed: the first paint does not wait for a long list. */
const MOST = 32_000;

/** The body of a reply; null for any but a success. */
async function bodyOf(
  { entry, url }: MemberCall,
  asking: Omit<Parameters<typeof askBackend>[0], 'entry' | 'url'> & { readonly origin: string },
): Promise<string | null> {
  const { origin, ...rest } = asking;
  const reply = await askBackend({ ...rest, entry, url: origin + url });
  if (reply.status === ERROR_STATUS.upstream_timeout) restsUntil = Date.now() + REST;
  return reply.status === 200 ? await reply.text() : null;
}

/** As many replies as fit, in order, as the entries of a JSON object. */
function fitting(calls: readonly MemberCall[], bodies: readonly (string | null)[]): string[] {
  let left = MOST;
  return calls.flatMap(({ url }, at) => {
    const body = bodies[at] ?? null;
    if (body === null || body.length > left) return [];
    left -= body.length;
    return `${JSON.stringify(url)}:${body}`;
  });
}

/** What the edge puts into a members' page. */
export type Early = {
  /** The replies to its calls, as HTML. */
  readonly replies: string;
  /** What its content begins with. */
  readonly content: EarlyContent;
};

const NOTHING: Early = { replies: '', content: {} };

/**
 * The replies to the calls that a members' page makes when it opens, as an element of the page. Scripts then
 * need no request for them (docs/decisions/199), and what its content begins with can be seen before they run (201).
 * @returns nothing where nothing is asked ahead: without a session or a device, for another page, or while the
 * backend is slow.
 */
export async function earlyReplies(request: Request, ip: string | undefined): Promise<Early> {
  const origin = restOrigin();
  const visitor = visitorOf(request);
  if (!origin || !visitor.token || !visitor.deviceId || !isOpened(request)) return NOTHING;
  if (Date.now() < restsUntil) return NOTHING;
  const clientIp = ip ?? null;
  const rest = { visitor, body: null, ifNoneMatch: null, timeout: PATIENCE, clientIp, origin };
  const url = new URL(request.url);
  const calls = callsOf(url);
  const bodies = await Promise.all(calls.map((call) => bodyOf(call, rest)));
  const json = fitting(calls, bodies).join(',');
  const mark = readCookie(request.headers.get('cookie'), SIGN_IN_MARK_COOKIE) ?? '';
  return {
    replies: `<script type="application/json" id="${EARLY_REPLIES_ID}" data-mark="${escaped(mark)}">{${jsonInScript(json)}}</script>`,
    content: earlyContent(url.pathname, bodies[0] ?? ''),
  };
}
