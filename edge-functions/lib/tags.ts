const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The value of an attribute in a start tag, as it stands there. */
export function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** A start tag with an attribute set anew, or without it where the value is null. */
export function withAttribute(tag: string, name: string, value: string | null): string {
  const bare = tag.replace(new RegExp(`\\s${name}(?:="[^"]*")?(?=[\\s/>])`), '');
  if (value === null) return bare;
  // A function, not a replacement string: a value may hold «$&».
  return bare.replace(/^<[a-z\d]+/i, (start) => `${start} ${name}="${escaped(value)}"`);
}

/** A start tag that is out of sight or not. */
export const withHidden = (tag: string, hidden: boolean): string =>
  withAttribute(tag, 'hidden', hidden ? '' : null);

/** Writes on `<html>` which query the page is drawn for; the browser's first render reads it. */
export function markQuery(html: string, query: string): string {
  return html.replace(/<html\b[^>]*>/i, (tag) => withAttribute(tag, 'data-query', query));
}
