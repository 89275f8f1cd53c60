/**
 * Stands where Gatsby's script component and its Partytown were: no page of ours uses them, and
 * Gatsby's entry file would bring them to every visitor.
 */
export function partytownSnippet(): string {
  return '';
}
