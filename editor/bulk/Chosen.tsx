import { Suspense, type ReactNode } from 'react';
import { useSelection } from './selection.ts';

/** What can be done with the chosen rows; it stays while it shows what came of that. */
export function Chosen({ children }: { readonly children: ReactNode }) {
  const { wasUsed } = useSelection();
  return wasUsed && <Suspense fallback={null}>{children}</Suspense>;
}
