import { useSnapshot } from 'valtio';
import { captcha } from '../../client/captcha/captcha.ts';
import { phoneDigits, phoneWords } from '../../config/phone.ts';
import { askForCode, goToStep, signInFlow } from '../../stores/sign-in-flow.ts';
import { CaptchaNotice } from '../../subjects/sign-in/CaptchaNotice.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PhoneField } from '../../ui/forms/PhoneField.tsx';
import { StepForm, type StepHeading } from './StepForm.tsx';
import { typedText } from './typed-text.ts';
import * as css from './PhoneStep.module.css';

type Props = { heading: StepHeading; focused: boolean };

/** The number that the code is sent to. */
export function PhoneStep({ heading, focused }: Props) {
  const { phone, fields } = useSnapshot(signInFlow);
  return (
    <StepForm
      heading={heading}
      title="Войти по&#160;номеру телефона"
      lead="Пароль не&#160;нужен: пришлём код в&#160;SMS. Если вы&#160;у&#160;нас впервые, заодно и&#160;зарегистрируем."
      action="Получить код"
      onSubmit={(typed) => void askForCode(phoneDigits(typedText(typed, 'phone')))}
      focused={focused}
      note={<CaptchaNotice />}
      ways={<LinkButton onClick={() => goToStep('email')}>Войти по&#160;почте</LinkButton>}
    >
      <PhoneField
        name="phone"
        label="Номер телефона"
        className={css.phone}
        defaultValue={phone === '' ? '' : phoneWords(phone)}
        onFocus={captcha.prepare}
        error={fields['phone']}
        required
      />
    </StepForm>
  );
}
