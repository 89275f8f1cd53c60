const LINK_KEY = /([?&](?:confirm|restore)=)[\w-]+/g;

type Sent = { readonly text: string; readonly code: string | null };

/**
 * A message as its recipient can export it: exported files get left lying around, and a code or
 * link in one would still grant access.
 */
export const maskedText = ({ text, code }: Sent): string =>
  (code ? text.replaceAll(code, '••••') : text).replace(LINK_KEY, '$1…');
