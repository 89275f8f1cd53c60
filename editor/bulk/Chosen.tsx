import { Suspense } from 'react';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { onUse } from '../app/on-use.ts';
import { useSelection } from './selection.ts';

const BulkBar = onUse(() => import('./BulkBar.tsx'), 'BulkBar');

/** What can be done with the chosen rows; it stays while it shows what came of that. */
export function Chosen({ collection }: { readonly collection: CollectionDescription }) {
  const { wasUsed } = useSelection();
  if (!wasUsed) return null;
  return (
    <Suspense fallback={null}>
      <BulkBar collection={collection} />
    </Suspense>
  );
}
