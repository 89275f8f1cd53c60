import { useRef, useState } from 'react';
import type { Certificate } from '../../../contract/schemas/certificate.ts';
import { CertificateCard } from '../../subjects/certificates/CertificateCard.tsx';
import { OpticianVisit } from '../../subjects/shops/OpticianVisit.tsx';
import { ALREADY_HELD, AlreadyHeld } from './AlreadyHeld.tsx';
import { Arrival } from './Arrival.tsx';
import { CertificateActions } from './CertificateActions.tsx';
import { CertificateNews } from './CertificateNews.tsx';
import type { FlowState } from './flow/flow-state.ts';
import { OtherOptician } from './OtherOptician.tsx';
import { useSendLimit } from './use-send-limit.ts';

type Props = { state: FlowState; certificate: Certificate };

/** The certificate with all its actions. */
export function OwnCertificate({ state, certificate }: Props) {
  const limit = useSendLimit(state);
  const [choosing, setChoosing] = useState(false);
  const pressed = useRef<Element | null>(null);
  const open = () => {
    pressed.current = document.activeElement;
    setChoosing(true);
  };
  const close = () => {
    setChoosing(false);
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
  };
  return (
    <>
      <CertificateNews state={state} />
      {state.already && <AlreadyHeld certificate={certificate} limit={limit} onChange={open} />}
      <Arrival label={state.already ? ALREADY_HELD : 'Сертификат готов'}>
        <CertificateCard certificate={certificate} />
      </Arrival>
      <CertificateActions
        certificate={certificate}
        limit={limit}
        short={state.already}
        onChange={open}
      />
      {choosing ? (
        <OtherOptician current={certificate.optician.id} onClose={close} />
      ) : (
        <OpticianVisit optician={certificate.optician} />
      )}
    </>
  );
}
