import { NO_HTML } from '../rendering/inner-html.ts';

/**
 * Marks the end of a page's first screen: the build puts the link to the late styles here
 * (src/build/late-link.ts), and browsers render nothing after it until they have loaded. React leaves the
 * inside alone. A page without a fold of its own has it after its content.
 */
export function Fold() {
  return <span hidden data-fold="" dangerouslySetInnerHTML={NO_HTML} suppressHydrationWarning />;
}
