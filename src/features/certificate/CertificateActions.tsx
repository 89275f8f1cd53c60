import type { Certificate } from '../../../contract/schemas/certificate.ts';
import { calendarFile } from '../../client/files/calendar-file.ts';
import { lastDay } from '../../subjects/certificates/certificate-day.ts';
import { saveFile } from '../../client/files/save-file.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { resendCertificate } from './flow/certificate-flow.ts';
import type { SendLimit } from './use-send-limit.ts';
import * as css from './CertificateActions.module.css';

type Props = {
  certificate: Certificate;
  limit: SendLimit;
  /** Omits the actions that a notice above already offers. */
  short: boolean;
  onChange: () => void;
};

/** The actions for a certificate: print it, add it to a calendar, send it again. */
export function CertificateActions({ certificate, limit, short, onChange }: Props) {
  const { may, left, note } = limit;
  const valid = certificate.state === 'issued';
  const keep = () =>
    saveFile(
      'sertifikat-yasno.ics',
      'text/calendar',
      calendarFile(lastDay(certificate), new Date()),
    );
  return (
    <div className={css.root} data-screen="">
      <div className={css.buttons}>
        <Button size="large" onClick={() => window.print()}>
          Распечатать или сохранить PDF
        </Button>
        {valid && (
          <Button variant="secondary" size="large" onClick={keep}>
            Добавить в&#160;календарь
          </Button>
        )}
        {valid && may && !short && (
          <>
            <Button
              variant="secondary"
              size="large"
              disabled={left > 0}
              onClick={() => resendCertificate()}
            >
              Отправить ещё раз
            </Button>
            <Button variant="secondary" size="large" disabled={left > 0} onClick={onChange}>
              Сменить салон
            </Button>
          </>
        )}
      </div>
      {valid && !short && <p className={css.note}>{note}</p>}
    </div>
  );
}
