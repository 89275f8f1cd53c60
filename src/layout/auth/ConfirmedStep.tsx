import { useSnapshot } from 'valtio';
import { routes } from '../../config/routes.ts';
import { session } from '../../stores/session.ts';
import { goToStep, signInFlow } from '../../stores/sign-in-flow.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { StepMessage } from './StepMessage.tsx';
import type { StepHeading } from './StepForm.tsx';

/**
 * The address is confirmed. A signed-in member continues to the personal area, everybody else signs
 * in.
 */
export function ConfirmedStep({ heading }: { heading: StepHeading }) {
  const { email } = useSnapshot(signInFlow);
  const isIn = useSnapshot(session).standing === 'in';
  return (
    <StepMessage
      heading={heading}
      title="Почта подтверждена"
      text={
        <>
          Адрес <strong>{email}</strong> теперь ваш.{' '}
          {isIn
            ? 'С\u00a0ним можно входить и\u00a0получать письма.'
            : 'Войдите с\u00a0ним и\u00a0паролем, который придумали при\u00a0регистрации.'}
        </>
      }
    >
      {isIn ? (
        <Button url={routes.personal}>Личный кабинет</Button>
      ) : (
        <Button onClick={() => goToStep('email')}>Войти по&#160;почте</Button>
      )}
    </StepMessage>
  );
}
