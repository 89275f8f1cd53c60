import type { ReactNode } from 'react';

/**
 * What the edge makes the content of a slot of: drawn once, in the build, with `{{name}}` for each
 * value. Browsers with scripts read nothing inside; those without see nothing.
 */
export function ServedSample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <noscript data-sample={name}>
      <div hidden>{children}</div>
    </noscript>
  );
}
