import type { ReactNode } from 'react';

/**
 * The sample from which the edge renders the content of a slot: rendered once, in the build, with
 * `{{name}}` for each value. Browsers with scripts ignore its content; others do not display it.
 */
export function ServedSample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <noscript data-sample={name}>
      <template>{children}</template>
    </noscript>
  );
}
