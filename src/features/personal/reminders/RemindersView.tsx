import { useDeferredValue, useEffect, useRef } from 'react';
import { Card } from '../../../ui/cards/Card.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { dayHere } from '../../../words/day-here.ts';
import { useNow } from '../use-now.ts';
import { dropReminder, keepReminder, readReminder, useReminder } from './kept-reminder.ts';
import { ReminderForm } from './ReminderForm.tsx';
import { ReplacingDays } from './ReplacingDays.tsx';
import type { Reminder } from './schedules.ts';
import * as css from './RemindersView.module.css';

/** When to replace the lenses: the days, and a calendar file for them. */
export function RemindersView() {
  const { kept, read } = useReminder();
  const today = dayHere(useNow());
  const schedule = useRef<HTMLHeadingElement>(null);
  useEffect(readReminder, []);
  const keep = (reminder: Reminder) => {
    keepReminder(reminder);
    // The result is above the form.
    requestAnimationFrame(() => document.getElementById('replacing')?.focus());
  };
  const drop = () => {
    dropReminder();
    // The pressed button is removed with the days.
    schedule.current?.focus();
  };
  // React can interrupt the first render of the form; a change of the store it renders in one task.
  if (!useDeferredValue(read)) return <Skeleton lines={8} label="Открываем напоминания…" />;
  return (
    <div className={css.root}>
      {kept && <ReplacingDays reminder={kept} today={today} onDrop={drop} />}
      {/* Paper has no forms, and so no heading of one. */}
      <div data-screen="">
        <Card padded as="section">
          <h2 ref={schedule} tabIndex={-1} className={css.title}>
            {kept ? 'Изменить расписание' : 'Ваше расписание'}
          </h2>
          <ReminderForm kept={kept} today={today} onKeep={keep} />
        </Card>
      </div>
      <p className={css.note}>
        Расписание хранится только на&#160;этом устройстве, пока вы&#160;не&#160;выйдете
        из&#160;кабинета. Срок замены указан на&#160;упаковке; если сомневаетесь, спросите
        специалиста.
      </p>
    </div>
  );
}
