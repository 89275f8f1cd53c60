import { useSnapshot } from 'valtio';
import { NAME_MAX } from '../../../contract/limits.ts';
import { memberConsents } from '../../config/member-consents.ts';
import { goToStep, register, signInFlow } from '../../stores/sign-in-flow.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { NewPasswordField } from '../../subjects/sign-in/NewPasswordField.tsx';
import { PolicyBox } from '../../subjects/sign-in/PolicyBox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { EmailField } from './EmailField.tsx';
import { StepForm, type StepHeading } from './StepForm.tsx';
import { typedText } from './typed-text.ts';

const LINK_HINT = 'На\u00a0неё придёт ссылка';

/** Registration by e-mail: the link in the email proves the address. Consents are unticked. */
export function RegistrationStep({ heading }: { heading: StepHeading }) {
  const { fields } = useSnapshot(signInFlow);
  const submit = (typed: FormData) =>
    void register({
      firstName: typedText(typed, 'firstName').trim(),
      email: typedText(typed, 'email').trim(),
      password: typedText(typed, 'password'),
      policy: typed.has('policy'),
      subscribe: typed.has('subscribe'),
    });
  return (
    <StepForm
      heading={heading}
      title="Регистрация по&#160;почте"
      lead="Пришлём письмо со&#160;ссылкой: откройте её, и&#160;вы&#160;с&#160;нами."
      action="Зарегистрироваться"
      focused
      onSubmit={submit}
      ways={
        <>
          <LinkButton onClick={() => goToStep('email')}>У&#160;меня есть пароль</LinkButton>
          <LinkButton onClick={() => goToStep('phone')}>Войти по&#160;номеру телефона</LinkButton>
        </>
      }
    >
      <TextField
        name="firstName"
        label="Имя"
        autoComplete="given-name"
        placeholder="Анна"
        error={fields['firstName']}
        maxLength={NAME_MAX}
        required
      />
      <EmailField hint={LINK_HINT} />
      <NewPasswordField
        name="password"
        label="Придумайте пароль"
        error={fields['password']}
        required
      />
      <PolicyBox error={fields['policy']} />
      <Checkbox name="subscribe" label={memberConsents.subscribe.text} />
    </StepForm>
  );
}
