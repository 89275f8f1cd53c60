import type { Webinar } from '../../../../contract/schemas/member.ts';
import { calendarFile } from '../../../client/files/calendar-file.ts';
import { saveFile } from '../../../client/files/save-file.ts';
import { routes } from '../../../config/routes.ts';
import { quoted } from '../../../config/quoted.ts';

/** A webinar for the member's own calendar, with a reminder an hour before. */
export function webinarFile(webinar: Webinar, origin: string, now: Date): string {
  return calendarFile(
    {
      uid: `webinar-${webinar.id}`,
      title: `Вебинар ${quoted(webinar.title)}`,
      text: `${webinar.speaker}. ${webinar.lead}`,
      place: webinar.url ?? `${origin}${routes.personalWebinars}`,
      starts: new Date(webinar.starts_at),
      minutes: webinar.duration,
      remind: 'PT1H',
    },
    now,
  );
}

/** Downloads that file. */
export function saveWebinar(webinar: Webinar): void {
  const file = webinarFile(webinar, window.location.origin, new Date());
  saveFile(`vebinar-${webinar.id}.ics`, 'text/calendar;charset=utf-8', file);
}
