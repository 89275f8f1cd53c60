/** Copies links to the end of the document, one after the other. */
function copy([link, ...others]: readonly HTMLLinkElement[]): void {
  if (!link) return;
  const copied = link.cloneNode() as HTMLLinkElement;
  copied.onload = copied.onerror = () => copy(others);
  // Requested in another mode, the file is parsed again: two links of one mode share their rules.
  copied.crossOrigin = '';
  document.body.append(copied);
}

/**
 * Keeps the late styles of the document that was opened: their link stands in its content, which
 * React may replace by another page's.
 *
 * After a sheet that comes before another one, or shares its rules, Chromium takes up all fonts anew,
 * and lays out and draws the whole page again (docs/decisions/149).
 */
export const keepLateStyles = (): void =>
  copy([...document.querySelectorAll<HTMLLinkElement>('[data-fold] > link')]);
