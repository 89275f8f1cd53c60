import type { ReactNode } from 'react';

/**
 * What the edge makes the content of a slot of: drawn once, in the build, with `{{name}}` for each
 * value. Browsers with scripts read nothing inside; those without keep it out of the page.
 */
export function ServedSample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <noscript data-sample={name}>
      <template>{children}</template>
    </noscript>
  );
}
