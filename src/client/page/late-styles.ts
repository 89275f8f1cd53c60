/** Copies links to the end of the document one by one. */
function copy([link, ...others]: readonly HTMLLinkElement[]): void {
  if (!link) return;
  const copied = link.cloneNode() as HTMLLinkElement;
  copied.onload = copied.onerror = () => copy(others);
  // With another request mode the file is parsed again: two links of one mode share their rules.
  copied.crossOrigin = '';
  document.body.append(copied);
}

/**
 * Keeps the late styles of the document that was opened: their link is in its content, which React may
 * replace with another page's.
 *
 * When a sheet is inserted before another one, or shares its rules, Chromium reloads all fonts and lays out
 * and paints the whole page again (docs/decisions/149).
 */
export const keepLateStyles = (): void =>
  copy([...document.querySelectorAll<HTMLLinkElement>('[data-fold] > link')]);
