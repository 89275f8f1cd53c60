/** What of Trusted Types is used here; not every browser has them. */
type Rules = {
  readonly [Kind in 'createHTML' | 'createScript' | 'createScriptURL']?: (
    text: string,
  ) => string | null;
};
type Factory = {
  createPolicy(name: string, rules: Rules): { createHTML(html: string): string };
};

declare global {
  interface Window {
    readonly trustedTypes?: Factory;
  }
}

/** Lets any text be parsed: in a document of its own nothing of it runs or loads. */
const parsing =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('inert', { createHTML: (html) => html });

/** A text as a document that nobody sees and in which nothing runs. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(parsing?.createHTML(html) ?? html, 'text/html');
