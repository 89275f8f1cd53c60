import { useState } from 'react';
import type { Certificate } from '../../../../contract/schemas/certificate.ts';
import { calendarFile } from '../../../client/files/calendar-file.ts';
import { lastDay } from '../../../subjects/certificates/certificate-day.ts';
import { saveFile } from '../../../client/files/save-file.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CertificateCard } from '../../../subjects/certificates/CertificateCard.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { OpticianVisit } from '../../../subjects/shops/OpticianVisit.tsx';
import { cancelRedeem, redeem } from './certificates.ts';
import * as css from './CertificatePanel.module.css';

const QUESTIONS = {
  issued: {
    button: 'Отметить использованным',
    title: 'Линзы уже у\u00a0вас?',
    text: 'Отмечайте после визита в\u00a0салон: номер и\u00a0коды сертификата больше не\u00a0сработают.',
    yes: 'Да, пара получена',
    no: 'Ещё нет',
    act: redeem,
  },
  redeemed: {
    button: 'Отмечен по\u00a0ошибке',
    title: 'Снять отметку?',
    text: 'Сертификат снова станет действующим, если срок его не\u00a0истёк.',
    yes: 'Да, снять отметку',
    no: 'Оставить',
    act: cancelRedeem,
  },
} as const;

/** One certificate with its actions and its optician. */
export function CertificatePanel({ certificate }: { certificate: Certificate }) {
  const [open, setOpen] = useState(false);
  const { id, number, state, optician } = certificate;
  const question = state === 'issued' || state === 'redeemed' ? QUESTIONS[state] : null;
  const place = `certificate-${id}`;
  const agree = () => {
    setOpen(false);
    void question?.act(certificate);
    // The pressed button changes with the response: the certificate takes the focus.
    requestAnimationFrame(() => document.getElementById(place)?.focus());
  };
  const keep = () =>
    saveFile(
      'sertifikat-yasno.ics',
      'text/calendar',
      calendarFile(lastDay(certificate), new Date()),
    );
  return (
    <div id={place} tabIndex={-1} className={css.root}>
      <CertificateCard certificate={certificate} />
      <div className={css.actions} data-screen="">
        {state === 'issued' && (
          <>
            <Button onClick={() => window.print()}>Распечатать или сохранить PDF</Button>
            <Button variant="secondary" onClick={keep}>
              Добавить в&#160;календарь
            </Button>
          </>
        )}
        {question && (
          <Button
            variant="secondary"
            aria-label={`${question.button}: сертификат ${number}`}
            onClick={() => setOpen(true)}
          >
            {question.button}
          </Button>
        )}
      </div>
      {state === 'issued' && <OpticianVisit optician={optician} />}
      {question && (
        <Dialog
          id={`question-${id}`}
          title={question.title}
          open={open}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={agree}>{question.yes}</Button>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {question.no}
              </Button>
            </>
          }
        >
          <p>{question.text}</p>
        </Dialog>
      )}
    </div>
  );
}
