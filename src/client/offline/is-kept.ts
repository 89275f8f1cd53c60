/** Whether the browser itself can show a page without a network. */
export async function isKept(url: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const page = await caches.match(url, { ignoreSearch: true }).catch(() => undefined);
  return page !== undefined;
}
