import { Suspense } from 'react';
import { onUse } from '../app/on-use.ts';
import { mergeQuestion } from './asking.ts';

const MergeAsked = onUse(() => import('./MergeAsked.tsx'), 'MergeAsked');

/** Asks whose version to keep where two people have changed the same field. */
export function MergeDialog() {
  const open = mergeQuestion.useOpen();
  return (
    open && (
      <Suspense fallback={null}>
        <MergeAsked {...open} />
      </Suspense>
    )
  );
}
