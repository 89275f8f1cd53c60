import { useSnapshot } from 'valtio';
import { goToStep, signInByEmail, signInFlow } from '../../stores/sign-in-flow.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { EmailField } from './EmailField.tsx';
import { StepForm, type StepHeading } from './StepForm.tsx';
import { typedText } from './typed-text.ts';

/** Address and password, for members who registered by e-mail. */
export function EmailStep({ heading }: { heading: StepHeading }) {
  const { fields } = useSnapshot(signInFlow);
  return (
    <StepForm
      heading={heading}
      title="Войти по&#160;почте"
      action="Войти"
      focused
      onSubmit={(typed) =>
        void signInByEmail({
          email: typedText(typed, 'email'),
          password: typedText(typed, 'password'),
        })
      }
      ways={
        <>
          <LinkButton onClick={() => goToStep('forgotten')}>Забыли пароль?</LinkButton>
          <LinkButton onClick={() => goToStep('registration')}>
            Зарегистрироваться по&#160;почте
          </LinkButton>
          <LinkButton onClick={() => goToStep('phone')}>Войти по&#160;номеру телефона</LinkButton>
        </>
      }
    >
      <EmailField />
      <PasswordField
        name="password"
        label="Пароль"
        autoComplete="current-password"
        error={fields['password']}
        maxLength={200}
        required
      />
    </StepForm>
  );
}
