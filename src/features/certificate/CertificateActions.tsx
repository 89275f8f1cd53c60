import type { Certificate } from '../../../contract/schemas/certificate.ts';
import { calendarFile } from '../../client/calendar-file.ts';
import { lastDay } from '../../client/certificate-day.ts';
import { saveFile } from '../../client/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { timeLeft } from '../../ui/time-left.ts';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { resendCertificate } from './flow/certificate-flow.ts';
import type { FlowState } from './flow/flow-state.ts';
import * as css from './CertificateActions.module.css';

type Props = { state: FlowState; certificate: Certificate };

/** What can be done with a certificate: on paper, in the calendar, in a message once more. */
export function CertificateActions({ state, certificate }: Props) {
  const left = useSecondsLeft(state.resendAt ?? 0);
  const valid = certificate.state === 'issued';
  const mayResend = state.isResendCertificate && state.resendAt !== null;
  const keep = () =>
    saveFile(
      'sertifikat-yasno.ics',
      'text/calendar',
      calendarFile(lastDay(certificate), new Date()),
    );
  return (
    <div className={css.root} data-screen="">
      {state.sentAgain && (
        <p role="status" className={css.sent}>
          Сертификат отправлен ещё раз: проверьте SMS и&#160;почту.
        </p>
      )}
      {state.serverError !== null && (
        <p role="alert" className={css.error}>
          {state.serverError}
        </p>
      )}
      <div className={css.buttons}>
        <Button size="large" onClick={() => window.print()}>
          Распечатать или сохранить PDF
        </Button>
        {valid && (
          <Button variant="secondary" size="large" onClick={keep}>
            Добавить в&#160;календарь
          </Button>
        )}
        {valid && mayResend && (
          <Button
            variant="secondary"
            size="large"
            disabled={left > 0}
            onClick={() => resendCertificate()}
          >
            Отправить ещё раз
          </Button>
        )}
      </div>
      {valid && (
        <p className={css.note}>
          {!mayResend
            ? 'Сертификат отправлен столько раз, сколько можно. Он всегда откроется на\u00a0этой странице.'
            : left > 0
              ? `Отправить ещё раз можно через ${timeLeft(left)}`
              : 'Номер сертификата придёт ещё раз по\u00a0SMS и\u00a0на\u00a0почту.'}
        </p>
      )}
    </div>
  );
}
