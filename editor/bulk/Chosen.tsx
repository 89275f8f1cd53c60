import { Suspense, type ReactNode } from 'react';
import { useSelection } from './selection.ts';

/** Actions for the selected rows; stays visible while it shows a result. */
export function Chosen({ children }: { readonly children: ReactNode }) {
  const { wasUsed } = useSelection();
  return wasUsed && <Suspense fallback={null}>{children}</Suspense>;
}
