/**
 * Replaces Gatsby's script component and its Partytown: none of our pages uses them, and Gatsby's
 * entry file would ship them to every visitor.
 */
export function partytownSnippet(): string {
  return '';
}
