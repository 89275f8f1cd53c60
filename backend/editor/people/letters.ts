/** Letters to editors. The key stands behind `#`: it never reaches a server's log. */
import { pageOf, written } from '../../outbox/letter.ts';

const PASSWORD_PAGE = '/admin/password/';

type Letter = { readonly siteUrl: string; readonly key: string };

const linkOf = ({ siteUrl, key }: Letter) => `${pageOf(siteUrl, PASSWORD_PAGE)}#${key}`;

export const invitationLetter = (letter: Letter, name: string) =>
  written(
    `Здравствуйте, ${name}!`,
    'Для вас открыли вход в редакцию сайта «Ясно». Придумайте пароль:',
    linkOf(letter),
    'Ссылка действует трое суток и открывается один раз.',
  );

export const forgottenLetter = (letter: Letter, name: string) =>
  written(
    `Здравствуйте, ${name}!`,
    'Кто-то попросил новый пароль для входа в редакцию «Ясно». Если это вы, откройте ссылку:',
    linkOf(letter),
    'Ссылка действует час и открывается один раз. Если это не вы, ничего делать не нужно.',
  );
