/**
 * Keeps the late styles of the document that was opened: their link stands in its content, which
 * React may replace by another page's.
 */
export function keepLateStyles(): void {
  for (const link of document.querySelectorAll('[data-fold] > link')) {
    document.head.append(link.cloneNode());
  }
}
