/** What each role may do, in words. */
import { EDITOR_ROLES, type EditorRole } from '../../contract/permissions.ts';

const MAY: Readonly<Record<EditorRole, string>> = {
  viewer: 'видит всё содержание, но\u00a0ничего не\u00a0меняет',
  editor: 'пишет черновики и\u00a0загружает файлы; читатели их ещё не\u00a0видят',
  publisher: 'делает то\u00a0же, а\u00a0ещё публикует, снимает с\u00a0сайта и\u00a0удаляет',
  support: 'видит содержание и\u00a0помогает людям: вопросы, отзывы, заказы, баллы',
  administrator: 'может всё это, приглашает редакторов и\u00a0меняет их\u00a0роли',
};

/** A line for each role. */
export const ROLE_LINES: readonly string[] = Object.entries(EDITOR_ROLES).map(
  ([role, name]) => `${name}\u00a0— ${MAY[role as EditorRole]}.`,
);

/** What is said once somebody is invited. */
export const invitedWords = (email: unknown): string =>
  typeof email === 'string' ? `Приглашение отправлено на\u00a0${email}` : 'Доступ открыт';
