/** What can appear over any screen, in one chunk: each is small, and a name of a chunk has to be loaded, too. */
export { MergeDialog } from '../merge/MergeDialog.tsx';
export { PublicationNote } from '../publishing/PublicationNote.tsx';
export { SignInAgain } from '../sign-in/SignInAgain.tsx';
export { UndoNote } from '../undo/UndoNote.tsx';
export { ReplacedNote } from './ReplacedNote.tsx';
