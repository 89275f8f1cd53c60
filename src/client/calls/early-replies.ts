import { EARLY_REPLIES_ID, EARLY_REPLIES_LAST } from '../../config/early-replies.ts';

/** By the URL of the call; null before they are read. */
let replies: Record<string, unknown> | null = null;
let markOfReplies = '';

/** Takes the replies out of the document, where nothing else needs them. */
function read(): Record<string, unknown> {
  const element = document.querySelector<HTMLElement>(`#${EARLY_REPLIES_ID}`);
  markOfReplies = element?.dataset['mark'] ?? '';
  element?.remove();
  // The edge wrote it: replies that the backend gave as JSON.
  return JSON.parse(element?.textContent ?? '{}') as Record<string, unknown>;
}

/**
 * The body of a reply that came with the document. Each is used once, while it is fresh, and only for the
 * sign-in for which it was requested.
 * @param url of the call, on the site's own origin.
 * @returns undefined if there is none.
 */
export function takeEarlyReply(url: string, mark: string): unknown {
  replies ??= read();
  const { [url]: reply, ...rest } = replies;
  replies = rest;
  // Counted from the navigation; a tab in the background may have started much later.
  const isFresh = performance.now() < EARLY_REPLIES_LAST;
  return isFresh && mark === markOfReplies ? reply : undefined;
}
