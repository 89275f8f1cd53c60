import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { confirmAddress, goToStep, signInFlow } from '../../stores/sign-in-flow.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StepMessage } from './StepMessage.tsx';
import type { StepHeading } from './StepForm.tsx';

type Props = {
  heading: StepHeading;
  /** From the link of the letter. */
  linkKey: string;
};

/** The link of the letter was opened: the address is the visitor's, and he is in. */
export function ConfirmationStep({ heading, linkKey }: Props) {
  const { fault } = useSnapshot(signInFlow);
  const asked = useRef<string | null>(null);

  useEffect(() => {
    // A key works once: no second try of our own.
    if (asked.current === linkKey) return;
    asked.current = linkKey;
    void confirmAddress(linkKey);
  }, [linkKey]);

  if (fault === null) return <Skeleton lines={5} label="Подтверждаем вашу почту…" />;
  return (
    <StepMessage heading={heading} title="Не&#160;получилось подтвердить почту" text={fault} alert>
      <Button onClick={() => void confirmAddress(linkKey)}>Попробовать ещё раз</Button>
      <Button variant="secondary" onClick={() => goToStep('registration')}>
        Получить новое письмо
      </Button>
      <Button variant="secondary" onClick={() => goToStep('phone')}>
        Войти по&#160;номеру
      </Button>
    </StepMessage>
  );
}
