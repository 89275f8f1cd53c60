/** The part of Trusted Types in use, which some browsers lack. */
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

/** Allows any string to be parsed: in an inert document nothing in it runs or loads. */
const parsing =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('inert', { createHTML: (html) => html });

/** A string parsed as an inert document, in which nothing runs. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(parsing?.createHTML(html) ?? html, 'text/html');
