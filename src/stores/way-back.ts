import { keepForTab, keptForTab } from '../client/page-memory.ts';

const KEY = 'way-back';

/** Members' pages only: everything else is a click away, and no other site may stand here. */
const isWayBack = (url: string) => /^\/personal\/[\w/?=&%-]*$/.test(url);

/** Keeps the member's page that somebody wanted before he had to sign in. */
export function keepWayBack(url: string): void {
  if (isWayBack(url)) keepForTab(KEY, url);
}

/** Where he may go on now. */
export function keptWayBack(): string | null {
  const url = keptForTab(KEY);
  return url !== null && isWayBack(url) ? url : null;
}

/** It was offered: once is enough. */
export function dropWayBack(): void {
  keepForTab(KEY, null);
}
