import { useEffect, useRef, useState, type FormEvent } from 'react';
import { captcha } from '../../client/captcha/captcha.ts';
import { phoneDigits, phoneFault } from '../../config/phone.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { CaptchaNotice } from '../../subjects/sign-in/CaptchaNotice.tsx';
import { PhoneField } from '../../ui/forms/PhoneField.tsx';
import { findCertificate } from './flow/certificate-flow.ts';
import { isFormSubmitting, type FlowState } from './flow/flow-state.ts';
import * as css from './FindCertificate.module.css';

/** No certificate is known on this device: it is found by its phone, or requested. */
export function FindCertificate({ state, focused }: { state: FlowState; focused: boolean }) {
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // The pressed element is gone with its screen, or the wait ended without a result.
  useEffect(() => {
    if (focused || state.serverError !== null) form.current?.querySelector('input')?.focus();
  }, [focused, state.serverError]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const phone = phoneDigits(String(new FormData(event.currentTarget).get('phone') ?? ''));
    const wrong = phoneFault(phone);
    setFault(wrong);
    if (wrong === null) findCertificate(phone);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <div className={css.root}>
      <Card padded>
        <form
          ref={form}
          className={css.form}
          onSubmit={submit}
          noValidate
          aria-label="Найти сертификат"
        >
          <h2 className={css.title}>Уже оформляли? Найдём по&#160;номеру</h2>
          <p>Пришлём код, чтобы сертификат увидели только вы.</p>
          <PhoneField
            onFocus={captcha.prepare}
            name="phone"
            label="Телефон, на&#160;который оформлен сертификат"
            error={fault ?? state.serverError ?? undefined}
            required
          />
          <Button type="submit" loading={isFormSubmitting(state)}>
            Получить код
          </Button>
          <CaptchaNotice />
        </form>
      </Card>
      <Card tone="warm" padded className={css.ask}>
        <h2 className={css.title}>Сертификата ещё нет?</h2>
        <p>Заполните короткую анкету: первая пара и&#160;её примерка бесплатны.</p>
        <Button url={routes.certificate} variant="accent">
          Оформить сертификат
        </Button>
      </Card>
    </div>
  );
}
