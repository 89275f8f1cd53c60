import { documentCookie, keepCookie } from '../client/cookies/document-cookies.ts';
import { FRAME_COLORS } from '../config/brand.ts';
import { VIEW_COOKIE } from '../config/constants.ts';
import { parseView, VIEW_SETTINGS, viewOf, type View } from '../config/view.ts';

/**
 * The current view of the page. It is stored on `<html>`, where the script before the first paint
 * wrote it.
 */
export function shownView(): View {
  const root = document.documentElement;
  return viewOf((setting) => root.getAttribute(`data-${setting}`));
}

/**
 * The browser's own frame takes the palette's background; with none chosen, each system theme has
 * its own.
 */
function colorFrame(palette: View['palette']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = FRAME_COLORS[palette ?? (meta.media.includes('dark') ? 'dark' : 'light')];
  }
}

function mark(view: View): void {
  const root = document.documentElement;
  for (const setting of VIEW_SETTINGS) {
    const value = view[setting];
    if (value === undefined) root.removeAttribute(`data-${setting}`);
    else root.setAttribute(`data-${setting}`, value);
  }
  colorFrame(view.palette);
}

/** The cookie that this page shows, once it has read one. */
let shown: string | null = null;

/** Applies a view to this page immediately, and to every page from now on. */
export function showView(view: View): void {
  mark(view);
  keepCookie(VIEW_COOKIE, Object.keys(view).length > 0 ? JSON.stringify(view) : null);
  shown = documentCookie(VIEW_COOKIE.name);
}

/**
 * Applies choices made elsewhere since. Where cookies are blocked they never change, and the page keeps its
 * own view.
 */
export function followView(): void {
  const stored = documentCookie(VIEW_COOKIE.name);
  if (stored === shown) return;
  shown = stored;
  mark(parseView(stored ?? ''));
}
