import { useSnapshot } from 'valtio';
import { askForCodeAgain, enterCode, goToStep, signInFlow } from '../../stores/sign-in-flow.ts';
import { CodeForm } from '../../subjects/sign-in/CodeForm.tsx';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { ConfirmedStep } from './ConfirmedStep.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { ForgottenStep } from './ForgottenStep.tsx';
import { LetterStep } from './LetterStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';
import type { StepHeading } from './StepForm.tsx';

type Props = {
  heading: StepHeading;
  /** From the link in an email; empty in the panel, which no email links to. */
  linkKey?: string;
  /** Whether the first step is focused: the visitor has just opened the form. */
  focused?: boolean;
};

/**
 * The sign-in flow, step by step: one form for the page and the panel. `src/stores/sign-in-work.ts`
 * navigates once the visitor is signed in.
 */
export function SignInForm({ heading, linkKey = '', focused = false }: Props) {
  const { step, moved, phone, codeAgainAt, busy, fault } = useSnapshot(signInFlow);
  switch (step) {
    case 'phone':
      return <PhoneStep heading={heading} focused={focused || moved} />;
    case 'code':
      return (
        <CodeForm
          phone={phone}
          againAt={codeAgainAt}
          busy={busy}
          error={fault}
          heading={heading}
          onCode={(code) => void enterCode(code)}
          onAgain={() => void askForCodeAgain()}
          onOtherPhone={() => goToStep('phone')}
        />
      );
    case 'consent':
      return <ConsentStep heading={heading} />;
    case 'email':
      return <EmailStep heading={heading} />;
    case 'registration':
      return <RegistrationStep heading={heading} />;
    case 'forgotten':
      return <ForgottenStep heading={heading} />;
    case 'letter':
      return <LetterStep heading={heading} />;
    case 'confirmation':
      return <ConfirmationStep heading={heading} linkKey={linkKey} />;
    case 'confirmed':
      return <ConfirmedStep heading={heading} />;
    case 'newPassword':
      return <NewPasswordStep heading={heading} linkKey={linkKey} />;
  }
}
