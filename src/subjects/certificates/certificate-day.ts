import type { Certificate } from '../../../contract/schemas/certificate.ts';
import type { CalendarEvent } from '../../client/files/calendar-file.ts';

/** The last day of a certificate, with a reminder three days before it. */
export function lastDay({ id, number, valid_to: day, optician }: Certificate): CalendarEvent {
  return {
    uid: `certificate-${id}`,
    day,
    title: 'Последний день сертификата на\u00a0линзы',
    text: `Номер ${number}. Запишитесь на\u00a0подбор: ${optician.title}, ${optician.phone}`,
    place: `${optician.city.title}, ${optician.address}`,
    remind: 'P3D',
  };
}
