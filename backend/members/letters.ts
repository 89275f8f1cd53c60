/** Emails to members. */
import { routes } from '../../src/config/routes.ts';
import { pageOf, written } from '../outbox/letter.ts';

type Letter = { readonly siteUrl: string; readonly key: string };

const confirmLink = ({ siteUrl, key }: Letter) => pageOf(siteUrl, routes.auth, { confirm: key });
const restoreLink = ({ siteUrl, key }: Letter) => pageOf(siteUrl, routes.auth, { restore: key });

/** To an address without a member: its link creates the member. */
export const welcomeLetter = (letter: Letter, firstName: string) =>
  written(
    `Здравствуйте, ${firstName}!`,
    'Вы регистрируетесь в «Ясно Клубе». Откройте ссылку, чтобы подтвердить почту:',
    confirmLink(letter),
    'Ссылка действует сутки и открывается один раз.',
    'Если вы не регистрировались, ничего делать не нужно: без ссылки кабинет не появится.',
  );

/** To a member's address used in another registration. */
export const alreadyMemberLetter = (letter: Letter) =>
  written(
    'Здравствуйте!',
    'Кто-то регистрируется в «Ясно Клубе» с этим адресом, но он уже принадлежит участнику.',
    `Если это вы, войдите: ${pageOf(letter.siteUrl, routes.auth)}`,
    'Забыли пароль? Задайте новый, ссылка действует час:',
    restoreLink(letter),
    'Если это не вы, ничего делать не нужно.',
  );

export const restoreLetter = (letter: Letter) =>
  written(
    'Здравствуйте!',
    'Откройте ссылку, чтобы задать новый пароль в «Ясно Клубе»:',
    restoreLink(letter),
    'Ссылка действует час и открывается один раз. На других устройствах нужно будет войти заново.',
    'Если вы не просили об этом, ничего делать не нужно: пароль останется прежним.',
  );

/** To an address without a member, when a password reset is requested for it. */
export const nobodysLetter = (siteUrl: string) =>
  written(
    'Здравствуйте!',
    'Кто-то просит новый пароль для этого адреса, но в «Ясно Клубе» с ним никто не зарегистрирован.',
    `Возможно, вы входили по номеру телефона или с другой почтой: ${pageOf(siteUrl, routes.auth)}`,
    'Если это не вы, ничего делать не нужно.',
  );

/** To the new address a member wants. */
export const newAddressLetter = (letter: Letter) =>
  written(
    'Здравствуйте!',
    'Этот адрес указали в кабинете «Ясно Клуба». Откройте ссылку, чтобы его подтвердить:',
    confirmLink(letter),
    'Ссылка действует сутки и открывается один раз.',
    'Если это не вы, ничего делать не нужно: без ссылки адрес не изменится.',
  );

/** To a member's address that another member wants. */
export const takenAddressLetter = (siteUrl: string) =>
  written(
    'Здравствуйте!',
    'Этот адрес указали ещё в одном кабинете «Ясно Клуба», но он уже принадлежит вам.',
    `Если это сделали вы, войдите с ним: ${pageOf(siteUrl, routes.auth)}`,
    'Если это не вы, ничего делать не нужно: ваш адрес остаётся у вас.',
  );

/** To a member's address after their phone was changed. */
export const newPhoneLetter = (siteUrl: string) =>
  written(
    'Здравствуйте!',
    'В вашем кабинете «Ясно Клуба» новый номер телефона: теперь входят по нему. На других устройствах вы вышли.',
    `Если это сделали не вы, сразу напишите нам: ${pageOf(siteUrl, routes.themeFeedback)}`,
  );

/** To the member's former address. */
export const formerAddressLetter = (siteUrl: string) =>
  written(
    'Здравствуйте!',
    'В вашем кабинете «Ясно Клуба» теперь другой адрес почты. Входить с этим больше нельзя.',
    `Если это сделали не вы, напишите нам: ${pageOf(siteUrl, routes.themeFeedback)}`,
  );
