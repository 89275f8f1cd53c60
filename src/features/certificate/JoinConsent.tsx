import { navigate } from 'gatsby';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { memberConsents } from '../../config/member-consents.ts';
import { routes } from '../../config/routes.ts';
import { PolicyBox } from '../../subjects/sign-in/PolicyBox.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { agreeToJoin, refuseToJoin } from './flow/certificate-flow.ts';
import type { FlowState } from './flow/flow-state.ts';
import * as css from './JoinConsent.module.css';

type Props = { state: FlowState; heading: 'h2' | 'h3'; away: boolean };

const TITLE = 'Номер подтверждён, остался один\u00a0шаг';

/**
 * The consent that membership requires, after a correct code: the form's own consent has another wording and
 * covers only the certificate.
 */
export function JoinConsent({ state, heading: Heading, away }: Props) {
  const [unticked, setUnticked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const error = unticked ? memberConsents.policy.missing : (state.serverError ?? undefined);

  // When the step appears, and again after every error.
  useEffect(() => form.current?.querySelector('input')?.focus(), [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase !== 'consent') return;
    const ticked = new FormData(event.currentTarget).has('policy');
    setUnticked(!ticked);
    if (ticked) agreeToJoin();
    else event.currentTarget.querySelector('input')?.focus();
  };
  const refuse = () => {
    refuseToJoin();
    if (away) void navigate(routes.certificate);
  };

  return (
    <form ref={form} className={css.root} onSubmit={submit} noValidate aria-label={TITLE}>
      <div className={css.words}>
        <Heading className={css.title}>{TITLE}</Heading>
        <p>
          Чтобы вести ваш кабинет в&#160;клубе, нам нужно отдельное согласие: отозвать его можно
          в&#160;любой момент в&#160;разделе «Мои данные».
        </p>
      </div>
      <PolicyBox error={error} />
      <div className={css.actions}>
        <Button type="submit" loading={state.phase === 'checkingCode'}>
          Продолжить
        </Button>
        <Button variant="secondary" disabled={state.phase !== 'consent'} onClick={refuse}>
          Вернуться к&#160;анкете
        </Button>
      </div>
      <p className={css.note}>
        Передумали вступать? Вернитесь к&#160;анкете и&#160;измените ответ о&#160;клубе: сертификат
        вы&#160;получите и&#160;так.
      </p>
    </form>
  );
}
