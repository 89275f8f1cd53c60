import { useSnapshot } from 'valtio';
import { confirmAddress, signInFlow } from '../../stores/sign-in-flow.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmationWays } from './ConfirmationWays.tsx';
import { StepMessage } from './StepMessage.tsx';
import type { StepHeading } from './StepForm.tsx';

type Props = {
  heading: StepHeading;
  /** From the link in the email. */
  linkKey: string;
};

/** The link in the email was opened, perhaps by a mail scanner: only the button confirms. */
export function ConfirmationStep({ heading, linkKey }: Props) {
  const { fault, busy } = useSnapshot(signInFlow);
  const confirm = () => void confirmAddress(linkKey);

  if (fault === null)
    return (
      <StepMessage
        heading={heading}
        title="Подтвердите почту"
        text="Остался один шаг: нажмите кнопку, и&#160;адрес станет вашим."
      >
        <Button loading={busy !== null} onClick={confirm}>
          Подтвердить почту
        </Button>
      </StepMessage>
    );
  return (
    <StepMessage
      key="fault"
      heading={heading}
      title="Не&#160;получилось подтвердить почту"
      text={fault}
      alert
    >
      <ConfirmationWays onAgain={confirm} />
    </StepMessage>
  );
}
