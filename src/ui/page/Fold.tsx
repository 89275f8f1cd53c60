/**
 * Where the first screen of a page ends: the build puts the link to the late styles here
 * (src/build/late-link.ts), and browsers show nothing of what follows before they have them. React
 * leaves what is inside alone. A page without a fold of its own has it after its content.
 */
export function Fold() {
  return (
    <span hidden data-fold="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  );
}
