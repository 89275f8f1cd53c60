import type { Certificate } from '../../contract/schemas/certificate.ts';

const dayInWords = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

type Told = {
  readonly number: string;
  /** Last day it is valid. */
  readonly validTo: string;
  readonly optician: Pick<Certificate['optician'], 'title' | 'address' | 'city'>;
};

/** The SMS with a certificate: all that is needed at the optician's, should nothing else be at hand. */
export function certificateMessage({ number, validTo, optician }: Told): string {
  const until = dayInWords.format(new Date(validTo));
  return [
    `Ясно: сертификат ${number} на бесплатную пару линз.`,
    `${optician.title}, ${optician.city.title}, ${optician.address}.`,
    `Действует по ${until}`,
  ].join(' ');
}
