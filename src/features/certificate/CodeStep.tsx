import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { askForCodeAgain, changePhone, enterCode } from './flow/certificate-flow.ts';
import type { FlowState } from './flow/flow-state.ts';
import { phoneWords } from './phone-words.ts';
import { timeLeft } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import * as css from './CodeStep.module.css';

type Props = { state: FlowState; heading?: 'h2' | 'h3' };

const LENGTH = 4;

/** The code from the SMS. It is sent as soon as all of it is typed, or filled in by the phone. */
export function CodeStep({ state, heading: Heading = 'h3' }: Props) {
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const left = useSecondsLeft(state.codeAgainAt);
  const checking = state.phase === 'checkingCode';
  const sending = state.phase === 'captcha' || state.phase === 'sendingCode';
  const error = state.serverError ?? (short ? `В\u00a0коде ${LENGTH}\u00a0цифры` : undefined);

  // Also when another code was sent: the button that asked for it rests for a while.
  useEffect(() => input.current?.focus(), [state.codeAgainAt]);
  useEffect(() => {
    if (state.serverError === null) return;
    // Typing on replaces the wrong code.
    input.current?.focus();
    input.current?.select();
  }, [state.serverError]);

  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, LENGTH);
    setCode(digits);
    setShort(false);
    if (digits.length === LENGTH && state.phase === 'code') enterCode(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < LENGTH) {
      setShort(true);
      input.current?.focus();
    } else enterCode(code);
  };

  return (
    <form className={css.root} onSubmit={submit} noValidate aria-label="Код из SMS">
      <div className={css.words}>
        <Heading className={css.title}>Введите код из&#160;SMS</Heading>
        <p>
          Отправили его на&#160;номер{' '}
          <strong className={css.phone}>{phoneWords(state.phone)}</strong>.
        </p>
      </div>
      <TextField
        ref={input}
        label="Код из&#160;четырёх цифр"
        className={css.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="0000"
        value={code}
        onChange={({ target }) => type(target.value)}
        error={error}
        required
      />
      <div className={css.actions}>
        <Button type="submit" loading={checking}>
          Подтвердить
        </Button>
        <Button
          variant="secondary"
          loading={sending}
          disabled={left > 0}
          onClick={() => askForCodeAgain()}
        >
          Отправить код ещё раз
        </Button>
        <Button variant="secondary" onClick={() => changePhone()}>
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
