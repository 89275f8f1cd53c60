import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { signInQuestion } from '../calls/sign-in-again.ts';
import { mergeQuestion } from '../merge/asking.ts';
import { publications } from '../publishing/publication.ts';
import { deletions } from '../undo/deletions.ts';
import { onUse } from './on-use.ts';

const load = () => import('./interrupting.ts');
const PublicationNote = onUse(load, 'PublicationNote');
const MergeDialog = onUse(load, 'MergeDialog');
const UndoNote = onUse(load, 'UndoNote');
const SignInAgain = onUse(load, 'SignInAgain');

/** Notes and dialogs that can appear over any screen, loaded when first needed at the latest. */
export function Interruptions() {
  const isPublished = useSnapshot(publications).last !== null;
  const isDeleted = useSnapshot(deletions).last !== null;
  const isMerged = mergeQuestion.useOpen() !== null;
  const isSignedOut = signInQuestion.useOpen() !== null;
  return (
    <Suspense fallback={null}>
      {isPublished && <PublicationNote />}
      {isDeleted && <UndoNote />}
      {isMerged && <MergeDialog />}
      {isSignedOut && <SignInAgain />}
    </Suspense>
  );
}
