import type { ReactNode } from 'react';

type Way = { readonly path: string; readonly element: ReactNode };

/** A stand-in for the router, which does not run in Jest: every route is shown with its path. */
export const Route = ({ path, element }: Way) => (
  <p>
    {path}: {element}
  </p>
);
