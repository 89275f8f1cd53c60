/** Whether a visitor opens a document: no script, picture or prerendered page, as far as the browser says. */
export function isOpened({ method, headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  const isAhead = headers.get('sec-purpose')?.includes('prefetch') === true;
  return method === 'GET' && destination === 'document' && !isAhead;
}
