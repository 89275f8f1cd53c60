import { useSnapshot } from 'valtio';
import { routes } from '../../config/routes.ts';
import { session } from '../../stores/session.ts';
import { goToStep, signInFlow } from '../../stores/sign-in-flow.ts';
import { Button } from '../../ui/actions/Button.tsx';

/** Ways on from a link that did not confirm an address; trying again is only offered if it can help. */
export function ConfirmationWays({ onAgain }: { onAgain: () => void }) {
  const { refusal } = useSnapshot(signInFlow);
  const isIn = useSnapshot(session).standing === 'in';
  switch (refusal) {
    case 'link_expired':
      // A member's own data has the address, and the button that sends the email again.
      return isIn ? (
        <Button url={routes.personalProfile}>Получить новое письмо</Button>
      ) : (
        <>
          <Button onClick={() => goToStep('registration')}>Получить новое письмо</Button>
          <Button variant="secondary" onClick={() => goToStep('phone')}>
            Войти по&#160;номеру
          </Button>
        </>
      );
    case 'email_taken':
      return isIn ? (
        <Button url={routes.personalProfile}>Указать другой адрес</Button>
      ) : (
        <Button onClick={() => goToStep('email')}>Войти по&#160;почте</Button>
      );
    case 'unauthorized':
      return <Button onClick={() => goToStep('phone')}>Войти</Button>;
    case 'forbidden':
      return <Button url={routes.auth}>Выйти и&#160;войти заново</Button>;
    default:
      return <Button onClick={onAgain}>Попробовать ещё раз</Button>;
  }
}
