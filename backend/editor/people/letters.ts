/** Letters to editors. The key is in the fragment after `#`, so it never reaches a server's log. */
import { OPEN_PAGES, SCREEN_PATH } from '../../../src/config/editor-screen.ts';
import type { Database } from '../../db/database.ts';
import { letterText } from '../../messages/message-text.ts';
import { pageOf } from '../../outbox/letter.ts';
import { oneLine } from '../../outbox/one-line.ts';

const PASSWORD_PAGE = `${SCREEN_PATH}${OPEN_PAGES.password}/`;

const LETTERS = {
  invitation: 'letter.editor.invitation',
  forgotten: 'letter.editor.password',
} as const;

type Letter = {
  readonly purpose: keyof typeof LETTERS;
  readonly siteUrl: string;
  readonly key: string;
  readonly name: string;
};

/** The letter with the link to set a first or a new password. */
export const passwordLetter = (db: Database, { purpose, siteUrl, key, name }: Letter) =>
  letterText(db, LETTERS[purpose], {
    имя: oneLine(name),
    ссылка: `${pageOf(siteUrl, PASSWORD_PAGE)}#${key}`,
  });
