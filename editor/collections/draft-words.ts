import { session } from '../calls/session.ts';

/** Who has a draft of the shown entity; drafts know their authors by name. */
export const draftWords = (author: string): string =>
  author === session.me?.name
    ? 'Есть черновик, его ведёте вы. '
    : `Есть черновик, его ведёт ${author}. `;
