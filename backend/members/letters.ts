/** Letters to members. */
import { routes } from '../../src/config/routes.ts';
import { pageOf, written } from '../outbox/letter.ts';

type Letter = { readonly siteUrl: string; readonly key: string };

const confirmLink = ({ siteUrl, key }: Letter) => pageOf(siteUrl, routes.auth, { confirm: key });
const restoreLink = ({ siteUrl, key }: Letter) => pageOf(siteUrl, routes.auth, { restore: key });

/** To an address that nobody has: its link makes the member. */
export const welcomeLetter = (letter: Letter, firstName: string) =>
  written(
    `Здравствуйте, ${firstName}!`,
    'Вы регистрируетесь в «Ясно Клубе». Откройте ссылку, чтобы подтвердить почту:',
    confirmLink(letter),
    'Ссылка действует сутки и открывается один раз.',
    'Если вы не регистрировались, ничего делать не нужно: без ссылки кабинет не появится.',
  );

/** To an address that a member has, when somebody registers with it once more. */
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

/** To an address that nobody has, when somebody asks for a new password for it. */
export const nobodysLetter = (siteUrl: string) =>
  written(
    'Здравствуйте!',
    'Кто-то просит новый пароль для этого адреса, но в «Ясно Клубе» с ним никто не зарегистрирован.',
    `Возможно, вы входили по номеру телефона или с другой почтой: ${pageOf(siteUrl, routes.auth)}`,
    'Если это не вы, ничего делать не нужно.',
  );

/** To the address that a member wants to have. */
export const newAddressLetter = (letter: Letter) =>
  written(
    'Здравствуйте!',
    'Этот адрес указали в кабинете «Ясно Клуба». Откройте ссылку, чтобы его подтвердить:',
    confirmLink(letter),
    'Ссылка действует сутки и открывается один раз.',
    'Если это не вы, ничего делать не нужно: без ссылки адрес не изменится.',
  );

/** To an address that a member has, when another one wants it for his. */
export const takenAddressLetter = (siteUrl: string) =>
  written(
    'Здравствуйте!',
    'Этот адрес указали ещё в одном кабинете «Ясно Клуба», но он уже принадлежит вам.',
    `Если это сделали вы, войдите с ним: ${pageOf(siteUrl, routes.auth)}`,
    'Если это не вы, ничего делать не нужно: ваш адрес остаётся у вас.',
  );

/** To a member's address, when another phone signs him in from now on. */
export const newPhoneLetter = (siteUrl: string) =>
  written(
    'Здравствуйте!',
    'В вашем кабинете «Ясно Клуба» новый номер телефона: теперь входят по нему. На других устройствах вы вышли.',
    `Если это сделали не вы, сразу напишите нам: ${pageOf(siteUrl, routes.themeFeedback)}`,
  );

/** To the address that a member had until now. */
export const formerAddressLetter = (siteUrl: string) =>
  written(
    'Здравствуйте!',
    'В вашем кабинете «Ясно Клуба» теперь другой адрес почты. Входить с этим больше нельзя.',
    `Если это сделали не вы, напишите нам: ${pageOf(siteUrl, routes.themeFeedback)}`,
  );
