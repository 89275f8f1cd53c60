import { lazy, Suspense, useRef, useState } from 'react';
import type { Certificate } from '../../../contract/schemas/certificate.ts';
import { loadAgain } from '../../client/load-again.ts';
import { CertificateCard } from '../../ui/CertificateCard.tsx';
import { OpticianVisit } from '../../ui/OpticianVisit.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AlreadyHeld } from './AlreadyHeld.tsx';
import { Arrival } from './Arrival.tsx';
import { CertificateActions } from './CertificateActions.tsx';
import { CertificateNews } from './CertificateNews.tsx';
import type { FlowState } from './flow/flow-state.ts';
import { useSendLimit } from './use-send-limit.ts';

/** Few want another one: the list comes with the wish. */
const OpticianChange = lazy(async () => ({
  default: (await loadAgain(() => import('./OpticianChange.tsx'))).OpticianChange,
}));

type Props = { state: FlowState; certificate: Certificate };

/** The certificate, and everything that its owner may do with it. */
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
      <Arrival label="Сертификат готов">
        <CertificateCard certificate={certificate} />
      </Arrival>
      <CertificateActions
        certificate={certificate}
        limit={limit}
        short={state.already}
        onChange={open}
      />
      {choosing ? (
        <Suspense fallback={<Skeleton lines={6} label="Открываем список салонов…" />}>
          <OpticianChange current={certificate.optician.id} onClose={close} />
        </Suspense>
      ) : (
        <OpticianVisit optician={certificate.optician} />
      )}
    </>
  );
}
