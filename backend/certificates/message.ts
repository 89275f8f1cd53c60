import type { Certificate } from '../../contract/schemas/certificate.ts';
import { routes } from '../../src/config/routes.ts';
import { pageOf, written } from '../outbox/letter.ts';
import { oneLine } from '../outbox/one-line.ts';

const dayInWords = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

type Told = {
  readonly number: string;
  /** Last day of validity. */
  readonly validTo: string;
  readonly optician: Pick<Certificate['optician'], 'title' | 'address' | 'city'>;
};

/** The SMS with a certificate: it alone is enough for the visit to the optician. */
export function certificateMessage({ number, validTo, optician }: Told): string {
  const until = dayInWords.format(new Date(validTo));
  return [
    `Ясно: сертификат ${number} на бесплатную пару линз.`,
    `${optician.title}, ${optician.city.title}, ${optician.address}.`,
    `Действует по ${until}`,
  ].join(' ');
}

type Written = {
  readonly number: string;
  readonly validTo: string;
  readonly optician: Certificate['optician'];
  /** First name as entered. */
  readonly name: string;
};

/**
 * The email with a certificate. The address is unconfirmed, so the email contains what the visit
 * needs but neither the surname nor the code that the optician's scanner reads.
 */
export function certificateLetter({ number, validTo, optician, name }: Written, siteUrl: string) {
  const { title, city, address, metro, hours, phone } = optician;
  const lines = [
    `${title}, ${city.title}, ${address}`,
    metro && `Метро ${metro}`,
    ...hours.map(({ days, open, close }) => `${days} ${open}–${close}`),
    `Телефон ${phone}`,
  ];
  return written(
    `Здравствуйте, ${oneLine(name)}!`,
    `Ваш сертификат на бесплатную пару линз: ${number}. Действует по ${dayInWords.format(new Date(validTo))}`,
    ['Вас ждут в салоне:', ...lines.filter(Boolean)].join('\n'),
    'Запишитесь по телефону, возьмите паспорт и назовите в салоне номер сертификата.',
    'Посмотреть сертификат с QR-кодом, сменить салон или напечатать его можно здесь, по коду из SMS:',
    pageOf(siteUrl, routes.certificateSingle),
    'Если вы не оформляли сертификат, кто-то ошибся адресом: просто удалите письмо.',
  );
}
