import { useEffect, useRef } from 'react';
import type { Certificate } from '../../../contract/schemas/certificate.ts';
import { KEPT_MARK } from '../../config/offline.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { formatDay } from '../../words/dates.ts';
import { Barcode } from '../../ui/pictures/Barcode.tsx';
import { QrCode } from '../../ui/pictures/QrCode.tsx';
import * as css from './CertificateCard.module.css';

const STATES: Record<Certificate['state'], string> = {
  issued: 'Действует',
  redeemed: 'Использован',
  cancelled: 'Отменён',
  expired: 'Срок истёк',
};

/** Runs after everything that the page itself needs. */
function keepLater(card: Element): void {
  import(/* webpackChunkName: "keep" */ '../../client/offline/keep.ts').then(
    ({ keepCertificate }) => keepCertificate(card),
    () => undefined,
  );
}

/**
 * The certificate as shown at the optician's: its number, its owner, its codes. It can also be shown there
 * offline.
 */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { number, holder, state, issued_on: issued, valid_to: until, code } = certificate;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (process.env['OFFLINE_PAGES'] === 'on' && root.current) keepLater(root.current);
  }, [certificate]);
  return (
    <article
      ref={root}
      className={css.root}
      aria-label={`Сертификат ${number}`}
      {...{ [KEPT_MARK.card]: '' }}
    >
      <div className={css.words}>
        <p>
          <Badge tone={state === 'issued' ? 'neutral' : 'warm'}>{STATES[state]}</Badge>
        </p>
        <h2 className={css.title}>Бесплатная пара линз</h2>
        <dl className={css.facts}>
          <div className={css.wide}>
            <dt>Номер</dt>
            <dd className={css.number}>{number}</dd>
          </div>
          <div className={css.wide}>
            <dt>На&#160;чьё имя</dt>
            <dd>{holder}</dd>
          </div>
          <div>
            <dt>Выдан</dt>
            <dd>{formatDay(issued)}</dd>
          </div>
          <div>
            <dt>Действует по</dt>
            <dd>{formatDay(until)}</dd>
          </div>
        </dl>
      </div>
      <div className={css.codes}>
        <QrCode text={code} label="QR-код сертификата" />
        <Barcode text={code} label="Штрихкод сертификата" />
      </div>
    </article>
  );
}
