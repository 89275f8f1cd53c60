/** Adds a sheet of its own behind all others. */
function append({ rel, href }: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const copy = document.createElement('link');
    copy.onload = copy.onerror = () => resolve();
    // Requested in another mode, the file is parsed again: two links of one mode share their rules.
    copy.crossOrigin = 'anonymous';
    copy.rel = rel;
    copy.href = href;
    document.body.append(copy);
  });
}

/**
 * Keeps the late styles of the document that was opened: their link stands in its content, which
 * React may replace by another page's.
 *
 * After a sheet that comes before another one, or shares its rules, Chromium takes up all fonts anew,
 * and lays out and draws the whole page again (docs/decisions/149). Hence one after the other.
 */
export async function keepLateStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('[data-fold] > link');
  for (const link of links) await append(link);
}
