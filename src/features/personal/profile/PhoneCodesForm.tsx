import { useEffect, useRef, type FormEvent } from 'react';
import { phoneWords } from '../../../config/phone.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CodeField } from '../../../subjects/sign-in/CodeField.tsx';
import { timeLeft } from '../../../words/time-left.ts';
import { useSecondsLeft } from '../../../ui/rendering/use-seconds-left.ts';
import type { Faults } from './profile-form.ts';
import * as css from './PhoneForm.module.css';

type Props = {
  /** The current phone, if a code was sent there too. */
  former: string | null;
  phone: string;
  /** When new ones may be requested, in milliseconds since 1970. */
  againAt: number;
  busy: 'sending' | 'checking' | null;
  faults: Faults;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onAgain: () => void;
  onOtherPhone: () => void;
};

/** Maximum length of a backend's code. */
const LONGEST = 6;

/** The codes sent to both phones. */
export function PhoneCodesForm(props: Props) {
  const { former, phone, againAt, busy, faults } = props;
  const first = useRef<HTMLInputElement>(null);
  const left = useSecondsLeft(againAt);
  useEffect(() => first.current?.focus(), []);
  return (
    <form className={css.root} onSubmit={props.onSubmit} noValidate aria-label="Коды из SMS">
      <CodeField
        ref={first}
        name="code"
        label={`Код с\u00a0нового номера ${phoneWords(phone)}`}
        autoComplete="one-time-code"
        error={faults['code'] ?? faults['phone']}
        maxLength={LONGEST}
      />
      {former !== null && (
        <CodeField
          name="oldCode"
          label={`Код с\u00a0прежнего номера ${phoneWords(former)}`}
          autoComplete="off"
          error={faults['oldCode']}
          maxLength={LONGEST}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" loading={busy === 'checking'}>
          {former === null ? 'Добавить номер' : 'Сменить номер'}
        </Button>
        <Button
          variant="secondary"
          loading={busy === 'sending'}
          disabled={left > 0}
          onClick={props.onAgain}
        >
          Отправить ещё раз
        </Button>
        <Button variant="secondary" disabled={busy === 'checking'} onClick={props.onOtherPhone}>
          Другой номер
        </Button>
      </div>
      <p className={css.note} aria-live="off">
        {left > 0
          ? `Новые коды можно попросить через ${timeLeft(left)}`
          : 'Код не\u00a0пришёл? Попросите ещё раз.'}
      </p>
    </form>
  );
}
