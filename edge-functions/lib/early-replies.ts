import { SIGN_IN_MARK_COOKIE } from '../../src/config/constants.ts';
import { EARLY_REPLIES_ID } from '../../src/config/early-replies.ts';
import { readCookie } from './cookies.ts';
import { restOrigin } from './environment.ts';
import { escaped, jsonInScript } from './escaped.ts';
import { callsOf, type MemberCall } from './member-calls.ts';
import { isOpened } from './opened-document.ts';
import { askBackend } from './upstream.ts';
import { visitorOf } from './visitor.ts';

/** Milliseconds that a document waits for its replies. The browser asks for missing ones itself. */
const PATIENCE = 300;

/** Characters of replies in a document, some 7 kB compressed: the first paint does not wait for a long list. */
const MOST = 32_000;

/** A reply as an entry of a JSON object; null for any but a success. */
async function entryOf(
  { entry, url }: MemberCall,
  asking: Omit<Parameters<typeof askBackend>[0], 'entry' | 'url'> & { readonly origin: string },
): Promise<string | null> {
  const { origin, ...rest } = asking;
  const reply = await askBackend({ ...rest, entry, url: origin + url });
  return reply.status === 200 ? `${JSON.stringify(url)}:${await reply.text()}` : null;
}

/** As many entries as fit, in order. */
function fitting(entries: readonly (string | null)[]): string[] {
  let left = MOST;
  return entries.filter((entry): entry is string => {
    if (entry === null || entry.length > left) return false;
    left -= entry.length;
    return true;
  });
}

/**
 * The replies to the calls that a members' page makes when it opens, as an element of the page. Scripts then
 * need no request for them (docs/decisions/199).
 * @returns an empty text where nothing is asked ahead: without a session or a device, or for another page.
 */
export async function earlyReplies(request: Request, ip: string | undefined): Promise<string> {
  const origin = restOrigin();
  const visitor = visitorOf(request);
  if (!origin || !visitor.token || !visitor.deviceId || !isOpened(request)) return '';
  const clientIp = ip ?? null;
  const rest = { visitor, body: null, ifNoneMatch: null, timeout: PATIENCE, clientIp, origin };
  const calls = callsOf(new URL(request.url).pathname);
  const entries = await Promise.all(calls.map((call) => entryOf(call, rest)));
  const json = fitting(entries).join(',');
  const mark = readCookie(request.headers.get('cookie'), SIGN_IN_MARK_COOKIE) ?? '';
  return `<script type="application/json" id="${EARLY_REPLIES_ID}" data-mark="${escaped(mark)}">{${jsonInScript(json)}}</script>`;
}
