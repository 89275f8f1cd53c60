/**
 * Opens what is closed around the target of an anchor, as browsers do when they follow a link to it; Gatsby only
 * scrolls, and where nothing is shown it cannot.
 */
export function openAround(hash: string): void {
  const around = document.getElementById(hash.slice(1))?.closest('details');
  if (around) around.open = true;
}
