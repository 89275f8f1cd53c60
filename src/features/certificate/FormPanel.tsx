import { navigate } from 'gatsby';
import { useEffect, useRef } from 'react';
import type { CertificatePage } from '../../../contract/schemas/certificate.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import { CertificateForm } from './CertificateForm.tsx';
import { CodeStep } from './CodeStep.tsx';
import { useCertificateFlow, useRunningFlow } from './flow/certificate-flow.ts';
import { activeStep, type FlowState } from './flow/flow-state.ts';
import { goToField } from './form-fields.ts';
import { FlowSteps, type FlowView } from './FlowSteps.tsx';
import { NoScript } from './NoScript.tsx';
import { OtherPhone } from './OtherPhone.tsx';
import { Processing } from './Processing.tsx';
import * as css from './FormPanel.module.css';

/** The screen for a state of the flow. */
function viewOf(state: FlowState): FlowView {
  if (activeStep(state) === 'certificate') return 'certificate';
  if (state.validateSms) return 'code';
  return state.phase === 'submitting' || state.phase === 'processing' ? 'processing' : 'form';
}

/** The flow on the form's page: the current form, code or waiting screen. */
export function FormPanel({ consents }: Pick<CertificatePage, 'consents'>) {
  useRunningFlow();
  const { state } = useCertificateFlow();
  const alive = useHydrated();
  const step = activeStep(state);
  const view = viewOf(state);
  const before = useRef(state.phase);
  const left = useRef({ view, consentMissing: state.consentMissing });

  useEffect(() => {
    const sent = before.current === 'submitting';
    before.current = state.phase;
    if (sent && step === 'certificate') void navigate(routes.certificateSingle);
  }, [state.phase, step]);

  const forgotten = useRef(false);

  useEffect(() => {
    // The pressed button is gone with its step.
    if (left.current.view === 'code' && view === 'form' && state.serverError === null) {
      goToField(left.current.consentMissing ? 'isLoyaltyMember' : 'phone');
    }
    if (forgotten.current && view === 'form') {
      forgotten.current = false;
      goToField('name');
    }
    left.current = { view, consentMissing: state.consentMissing };
  }, [view, state.consentMissing, state.serverError]);

  return (
    <Card padded as="section" className={css.root}>
      <NoScript heading="h3" />
      <div className={css.alive}>
        <FlowSteps current={view} />
        {view === 'form' && <CertificateForm consents={consents} alive={alive} />}
        {view === 'code' && <CodeStep state={state} />}
        {view === 'processing' && <Processing />}
        {view === 'certificate' && (
          <div className={css.done}>
            <h3>Сертификат уже оформляется или готов</h3>
            <p>Откройте его: там номер, срок и&#160;салон, в&#160;котором вас ждут.</p>
            <Button url={routes.certificateSingle}>Открыть сертификат</Button>
            <OtherPhone onForgotten={() => (forgotten.current = true)} />
          </div>
        )}
      </div>
    </Card>
  );
}
