/** Emails to members, in the editors' wording. */
import { routes } from '../../src/config/routes.ts';
import type { Database } from '../db/database.ts';
import { letterText } from '../messages/message-text.ts';
import { pageOf } from '../outbox/letter.ts';
import { oneLine } from '../outbox/one-line.ts';

type Letter = { readonly siteUrl: string; readonly key: string };

const confirmLink = ({ siteUrl, key }: Letter) => pageOf(siteUrl, routes.auth, { confirm: key });
const restoreLink = ({ siteUrl, key }: Letter) => pageOf(siteUrl, routes.auth, { restore: key });
const signIn = (siteUrl: string) => pageOf(siteUrl, routes.auth);
const support = (siteUrl: string) => pageOf(siteUrl, routes.themeFeedback);

/** To an address without a member: its link creates the member. */
export const welcomeLetter = (db: Database, letter: Letter, firstName: string) =>
  letterText(db, 'letter.welcome', { имя: oneLine(firstName), ссылка: confirmLink(letter) });

/** To a member's address used in another registration. */
export const alreadyMemberLetter = (db: Database, letter: Letter) =>
  letterText(db, 'letter.member', { ссылка: restoreLink(letter), вход: signIn(letter.siteUrl) });

/** To a member who has requested a password reset. */
export const restoreLetter = (db: Database, letter: Letter) =>
  letterText(db, 'letter.restore', { ссылка: restoreLink(letter) });

/** To an address without a member, when a password reset is requested for it. */
export const nobodysLetter = (db: Database, siteUrl: string) =>
  letterText(db, 'letter.nobody', { вход: signIn(siteUrl) });

/** To the new address a member wants. */
export const newAddressLetter = (db: Database, letter: Letter) =>
  letterText(db, 'letter.address', { ссылка: confirmLink(letter) });

/** To a member's address that another member wants. */
export const takenAddressLetter = (db: Database, siteUrl: string) =>
  letterText(db, 'letter.taken', { вход: signIn(siteUrl) });

/** To a member's address after their phone was changed. */
export const newPhoneLetter = (db: Database, siteUrl: string) =>
  letterText(db, 'letter.phone', { связь: support(siteUrl) });

/** To the member's former address, after another one replaced it or it was removed. */
export const formerAddressLetter = (db: Database, siteUrl: string) =>
  letterText(db, 'letter.former', { связь: support(siteUrl) });
