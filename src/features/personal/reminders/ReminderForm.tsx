import type { FormEvent } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import {
  isDay,
  openedOn,
  replacedInTime,
  scheduleKeys,
  schedules,
  type Reminder,
} from './schedules.ts';
import * as css from './ReminderForm.module.css';

const options = scheduleKeys.map((value) => ({
  value,
  label: schedules[value].title,
  hint: schedules[value].hint,
}));

type Props = {
  kept: Reminder | null;
  today: string;
  onKeep: (reminder: Reminder) => void;
};

/** The replacement interval, and its start. The browser itself reports missing fields. */
export function ReminderForm({ kept, today, onKeep }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const schedule = scheduleKeys.find((key) => key === data.get('schedule'));
    const start = String(data.get('start'));
    const time = String(data.get('time'));
    if (schedule && isDay(start) && time !== '') {
      onKeep(replacedInTime({ schedule, start, time }, today));
    }
  };
  return (
    <form className={css.root} onSubmit={submit} aria-label="Когда менять линзы">
      <RadioGroup
        label="Как часто вы меняете линзы"
        name="schedule"
        options={options}
        defaultValue={kept?.schedule ?? 'month'}
        required
      />
      <div className={css.pair}>
        <Field label="Когда открыли пару, которую носите" required>
          {(control) => (
            <input
              {...control}
              type="date"
              name="start"
              max={today}
              defaultValue={kept ? openedOn(kept, today) : today}
            />
          )}
        </Field>
        <Field label="Во&#160;сколько напомнить" required>
          {(control) => (
            <input {...control} type="time" name="time" defaultValue={kept?.time ?? '08:00'} />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit">Рассчитать даты</Button>
      </div>
    </form>
  );
}
