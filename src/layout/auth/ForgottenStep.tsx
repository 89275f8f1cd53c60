import { askForNewPassword, goToStep } from '../../stores/sign-in-flow.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmailField } from './EmailField.tsx';
import { StepForm, type StepHeading } from './StepForm.tsx';
import { typedText } from './typed-text.ts';

/** The address that the password reset link is sent to. */
export function ForgottenStep({ heading }: { heading: StepHeading }) {
  return (
    <StepForm
      heading={heading}
      title="Забыли пароль?"
      lead="Укажите почту, с&#160;которой вы&#160;регистрировались: пришлём ссылку, по&#160;которой можно задать новый."
      action="Прислать ссылку"
      focused
      onSubmit={(typed) => void askForNewPassword(typedText(typed, 'email').trim())}
      ways={
        <>
          <LinkButton onClick={() => goToStep('email')}>Вспомнили пароль?</LinkButton>
          <LinkButton onClick={() => goToStep('phone')}>Войти по&#160;номеру телефона</LinkButton>
        </>
      }
    >
      <EmailField />
    </StepForm>
  );
}
