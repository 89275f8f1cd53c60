import { useSnapshot } from 'valtio';
import { goToStep, signInFlow } from '../../stores/sign-in-flow.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { StepMessage } from './StepMessage.tsx';
import type { StepHeading } from './StepForm.tsx';

/**
 * An email has been sent. For a new password the screen does not reveal whether the address is
 * known.
 */
export function LetterStep({ heading }: { heading: StepHeading }) {
  const { letter, email } = useSnapshot(signInFlow);
  const registered = letter === 'registration';
  return (
    <StepMessage
      heading={heading}
      title="Проверьте почту"
      text={
        registered ? (
          <>
            Отправили письмо на&#160;адрес <strong>{email}</strong>. Откройте ссылку из&#160;него
            в&#160;течение суток, и&#160;регистрация закончена.
          </>
        ) : (
          <>
            Если адрес <strong>{email}</strong> зарегистрирован, на&#160;него уже идёт письмо
            со&#160;ссылкой. Она действует час.
          </>
        )
      }
    >
      <Button
        variant="secondary"
        onClick={() => goToStep(registered ? 'registration' : 'forgotten')}
      >
        Указать другой адрес
      </Button>
      <LinkButton onClick={() => goToStep('email')}>Вернуться ко&#160;входу</LinkButton>
    </StepMessage>
  );
}
