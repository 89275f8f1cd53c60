import { dropFormer } from '../../client/memory/drafts.ts';
import { keepForTab, keptForTab } from '../../client/memory/page-memory.ts';
import { randomMark } from '../../client/memory/random-mark.ts';
import { ATTEMPTS, onMemberLeft } from '../../stores/member-data.ts';
import { signInMark } from '../../stores/session.ts';

/** A fallback for browsers that block storage; it lasts as long as the page. */
const onPage = new Map<string, string>();

onMemberLeft(() => onPage.clear());

const keyOf = (wish: string) => `${ATTEMPTS}${signInMark()}.${wish}`;

/**
 * The idempotency key of a wish: the same until the wish has a final response, even after a reload of the
 * tab. A key that the backend has meanwhile forgotten is as good as a new one.
 */
export function openAttempt(wish: string): string {
  // Otherwise the next draft of this tab would remove the attempt as well.
  dropFormer();
  const key = keyOf(wish);
  const attempt = onPage.get(key) ?? keptForTab(key) ?? randomMark();
  onPage.set(key, attempt);
  keepForTab(key, attempt);
  return attempt;
}

/**
 * Forgets the key after a final response: the same wish is a new attempt from now on.
 * @param attempt the key that got the response: the wish may have been undone and wished again since.
 */
export function closeAttempt(wish: string, attempt?: string): void {
  if (attempt !== undefined && onPage.get(keyOf(wish)) !== attempt) return;
  onPage.delete(keyOf(wish));
  keepForTab(keyOf(wish), null);
}
