const LINK_KEY = /([?&](?:confirm|restore)=)[\w-]+/g;

type Sent = { readonly text: string; readonly code: string | null };

/**
 * A message as its receiver may take it along: a file lies about, and a code or a link in it would
 * open what they were sent for.
 */
export const maskedText = ({ text, code }: Sent): string =>
  (code ? text.replaceAll(code, '••••') : text).replace(LINK_KEY, '$1…');
