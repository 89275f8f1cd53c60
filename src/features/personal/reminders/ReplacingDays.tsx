import { calendarFile } from '../../../client/files/calendar-file.ts';
import { saveFile } from '../../../client/files/save-file.ts';
import { routes } from '../../../config/routes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { formatDay } from '../../../words/dates.ts';
import { counted } from '../../../words/plural.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import { daysBetween, nextDays, replacingEvent, type Reminder } from './schedules.ts';
import * as css from './ReplacingDays.module.css';

const SHOWN = 6;
const dayForms = { one: 'день', few: 'дня', many: 'дней' };

/** «сегодня», «завтра», «через 5 дней» */
function inDays(days: number): string {
  if (days <= 0) return 'сегодня';
  return days === 1 ? 'завтра' : `через ${counted(days, dayForms)}`;
}

type Props = { reminder: Reminder; today: string; onDrop: () => void };

/** The next replacement days, and the file that adds them to a calendar. */
export function ReplacingDays({ reminder, today, onDrop }: Props) {
  const [next = today, ...later] = nextDays(reminder, today, SHOWN);
  const save = () =>
    saveFile(
      'zamena-linz-yasno.ics',
      'text/calendar',
      calendarFile(replacingEvent(reminder, today), new Date()),
    );
  return (
    <section className={css.root} aria-labelledby="replacing">
      <h2 id="replacing" tabIndex={-1} className={css.title}>
        Новая пара&#160;— {inDays(daysBetween(today, next))}
      </h2>
      <p className={css.next}>{formatDay(next)}</p>
      <p className={css.then}>Дальше</p>
      <ol role="list" className={css.later}>
        {later.map((day) => (
          <li key={day}>{formatDay(day)}</li>
        ))}
      </ol>
      <div className={css.ways} data-screen="">
        <Button variant="inverse" onClick={save}>
          Добавить в&#160;календарь
        </Button>
        <Button variant="inverse" onClick={onDrop}>
          Удалить с&#160;устройства
        </Button>
      </div>
      <p className={css.note}>
        Напомнит календарь телефона или компьютера в&#160;{reminder.time}. Линзы заканчиваются?{' '}
        <TextLink url={routes.whereBuy}>Где купить</TextLink>
      </p>
    </section>
  );
}
