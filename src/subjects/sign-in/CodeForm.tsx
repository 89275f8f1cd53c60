import { useEffect, useRef, useState, type FormEvent } from 'react';
import { phoneWords } from '../../config/phone.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CodeField } from './CodeField.tsx';
import { timeLeft } from '../../words/time-left.ts';
import { useSecondsLeft } from '../../ui/rendering/use-seconds-left.ts';
import * as css from './CodeForm.module.css';

type Props = {
  /** The number that the code was sent to, a plus sign and digits. */
  phone: string;
  /** When another code may be requested, in milliseconds since 1970. */
  againAt: number;
  /** The pending operation: the code is being checked, or another one sent. */
  busy: 'checking' | 'sending' | null;
  /** The server's message about the code. */
  error: string | null;
  heading?: 'h2' | 'h3';
  onCode: (code: string) => void;
  onAgain: () => void;
  onOtherPhone: () => void;
};

const LENGTH = 4;

/** The code from the SMS. It is sent as soon as it is complete, typed or filled in by the phone. */
export function CodeForm(props: Props) {
  const { phone, againAt, busy, error, heading: Heading = 'h3' } = props;
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const left = useSecondsLeft(againAt);

  // Also after another code was sent: the resend button is disabled for a while.
  useEffect(() => input.current?.focus(), [againAt]);
  useEffect(() => {
    if (error === null) return;
    // Typing replaces the wrong code.
    input.current?.focus();
    input.current?.select();
  }, [error]);

  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, LENGTH);
    setCode(digits);
    setShort(false);
    if (digits.length === LENGTH && busy === null) props.onCode(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < LENGTH) {
      setShort(true);
      input.current?.focus();
    } else if (busy === null) props.onCode(code);
  };

  return (
    <form className={css.root} onSubmit={submit} noValidate aria-label="Код из SMS">
      <div className={css.words}>
        <Heading className={css.title}>Введите код из&#160;SMS</Heading>
        <p>
          Отправили его на&#160;номер <strong>{phoneWords(phone)}</strong>.
        </p>
      </div>
      <CodeField
        ref={input}
        name="code"
        label="Код из&#160;четырёх цифр"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => type(target.value)}
        error={error ?? (short ? `В\u00a0коде ${LENGTH}\u00a0цифры` : undefined)}
      />
      <div className={css.actions}>
        <Button type="submit" loading={busy === 'checking'}>
          Подтвердить
        </Button>
        <Button
          variant="secondary"
          loading={busy === 'sending'}
          disabled={left > 0}
          onClick={props.onAgain}
        >
          Отправить код ещё раз
        </Button>
        <Button variant="secondary" onClick={props.onOtherPhone}>
          Изменить номер
        </Button>
      </div>
      <p className={css.note} aria-live="off">
        {left > 0
          ? `Новый код можно попросить через ${timeLeft(left)}`
          : 'Код не\u00a0пришёл? Проверьте номер и\u00a0попросите новый.'}
      </p>
    </form>
  );
}
