import type { FormEvent } from 'react';
import { captcha } from '../../../client/captcha/captcha.ts';
import { SUPPORT_PHONE } from '../../../config/constants.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CaptchaNotice } from '../../../subjects/sign-in/CaptchaNotice.tsx';
import { PhoneField } from '../../../ui/forms/PhoneField.tsx';
import type { Faults } from './profile-form.ts';
import * as css from './PhoneForm.module.css';

type Props = {
  former: string | null;
  busy: boolean;
  faults: Faults;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The new phone number. */
export function PhoneWishForm({ former, busy, faults, onSubmit }: Props) {
  return (
    <form className={css.root} onSubmit={onSubmit} noValidate aria-label="Новый номер">
      <p>
        {former === null
          ? 'Пришлём на\u00a0него код в\u00a0SMS. После этого сможете входить и\u00a0по\u00a0номеру.'
          : 'Пришлём по\u00a0коду на\u00a0новый и\u00a0на\u00a0прежний номер: так его не\u00a0сменит никто, кроме вас.'}
      </p>
      <PhoneField
        name="phone"
        label="Новый номер телефона"
        onFocus={captcha.prepare}
        error={faults['phone']}
        required
      />
      <Button type="submit" loading={busy}>
        Получить {former === null ? 'код' : 'коды'}
      </Button>
      {former !== null && (
        <p className={css.note}>
          Прежнего номера у&nbsp;вас больше нет? Позвоните{' '}
          <a href={SUPPORT_PHONE.url} className={css.phone}>
            {SUPPORT_PHONE.words}
          </a>
          : проверим, что это вы, и&nbsp;сменим.
        </p>
      )}
      <CaptchaNotice />
    </form>
  );
}
