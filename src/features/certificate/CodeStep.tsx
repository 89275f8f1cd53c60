import { CodeForm } from '../../subjects/sign-in/CodeForm.tsx';
import { askForCodeAgain, changePhone, enterCode } from './flow/certificate-flow.ts';
import type { FlowState } from './flow/flow-state.ts';
import { JoinConsent } from './JoinConsent.tsx';

type Props = {
  state: FlowState;
  heading?: 'h2' | 'h3';
  /** The form is on another page. */
  away?: boolean;
};

/** The progress label of the code step. */
function busyWith({ phase }: FlowState) {
  if (phase === 'checkingCode') return 'checking';
  return phase === 'captcha' || phase === 'sendingCode' ? 'sending' : null;
}

/** The code that confirms the phone of the certificate, and the consent of a visitor who joins. */
export function CodeStep({ state, heading = 'h3', away = false }: Props) {
  if (state.consentMissing) return <JoinConsent state={state} heading={heading} away={away} />;
  return (
    <CodeForm
      phone={state.phone}
      againAt={state.codeAgainAt}
      busy={busyWith(state)}
      error={state.serverError}
      heading={heading}
      onCode={enterCode}
      onAgain={askForCodeAgain}
      onOtherPhone={changePhone}
    />
  );
}
