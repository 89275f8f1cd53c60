import type { MessageValues } from '../../contract/collections/messages.ts';
import type { Certificate } from '../../contract/schemas/certificate.ts';
import { routes } from '../../src/config/routes.ts';
import { pageOf } from '../outbox/letter.ts';
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

/** The values that an SMS with a certificate may contain: the SMS alone suffices at the optician. */
export const messageValues = ({
  number,
  validTo,
  optician: { title, city, address },
}: Told): MessageValues<'sms.certificate'> => ({
  номер: number,
  салон: `${title}, ${city.title}, ${address}`,
  срок: dayInWords.format(new Date(validTo)),
});

type Written = {
  readonly number: string;
  readonly validTo: string;
  readonly optician: Certificate['optician'];
  /** First name as entered. */
  readonly name: string;
};

/**
 * The email with a certificate. The address is unconfirmed, so the email may contain the details needed
 * for the visit but neither the surname nor the code that the optician's scanner reads.
 */
export function letterValues(
  { number, validTo, optician, name }: Written,
  siteUrl: string,
): MessageValues<'letter.certificate'> {
  const { title, city, address, metro, hours, phone } = optician;
  const lines = [
    `${title}, ${city.title}, ${address}`,
    metro && `Метро ${metro}`,
    ...hours.map(({ days, open, close }) => `${days} ${open}–${close}`),
    `Телефон ${phone}`,
  ];
  return {
    имя: oneLine(name),
    номер: number,
    срок: dayInWords.format(new Date(validTo)),
    салон: lines.filter(Boolean).join('\n'),
    ссылка: pageOf(siteUrl, routes.certificateSingle),
  };
}
