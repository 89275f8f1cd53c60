import { useSnapshot } from 'valtio';
import { goToStep, setNewPassword, signInFlow } from '../../stores/sign-in-flow.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { NewPasswordField } from '../../subjects/sign-in/NewPasswordField.tsx';
import { StepForm, type StepHeading } from './StepForm.tsx';
import { typedText } from './typed-text.ts';

type Props = {
  heading: StepHeading;
  /** From the link in the email. */
  linkKey: string;
};

/** The target of the link in a password reset email. */
export function NewPasswordStep({ heading, linkKey }: Props) {
  const { fields } = useSnapshot(signInFlow);
  return (
    <StepForm
      heading={heading}
      title="Новый пароль"
      lead="Сохраним его и&#160;сразу войдём. На&#160;других устройствах понадобится войти заново."
      action="Сохранить и&#160;войти"
      focused
      onSubmit={(typed) => void setNewPassword(linkKey, typedText(typed, 'password'))}
      ways={<LinkButton onClick={() => goToStep('forgotten')}>Прислать ссылку ещё раз</LinkButton>}
    >
      <NewPasswordField name="password" label="Новый пароль" error={fields['password']} required />
    </StepForm>
  );
}
