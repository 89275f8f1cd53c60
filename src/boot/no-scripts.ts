/**
 * Replaces parts of Gatsby's runtime that none of our pages uses (src/build/webpack.ts), such as its
 * script component with Partytown: its entry file would ship them to every visitor.
 */
export const ServerSlice = null;

export function partytownSnippet(): string {
  return '';
}
