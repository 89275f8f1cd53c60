import type { Certificate } from '../../../contract/schemas/certificate.ts';
import { shopWords } from '../../words/shop-words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { resendCertificate } from './flow/certificate-flow.ts';
import type { SendLimit } from './use-send-limit.ts';
import * as css from './AlreadyHeld.module.css';

/** The text of the notice, also the label of the element focused below it. */
export const ALREADY_HELD = 'На\u00a0этот номер сертификат уже оформлен';

/** The text for each final state; a valid certificate is shown with its optician instead. */
const OVER: Record<Exclude<Certificate['state'], 'issued'>, string> = {
  redeemed: 'этот уже использован',
  cancelled: 'этот уже отменён',
  expired: 'срок этого уже вышел',
};

type Props = { certificate: Certificate; limit: SendLimit; onChange: () => void };

/**
 * Tells visitors who sent the form that their phone already has a certificate, where, and what they
 * can do.
 */
export function AlreadyHeld({ certificate, limit, onChange }: Props) {
  const { title, place } = shopWords(certificate.optician);
  const { may, left, note } = limit;
  const { state } = certificate;
  const valid = state === 'issued';
  return (
    <div data-screen="">
      <Card tone="warm" padded className={css.root}>
        <h2 className={css.title}>{ALREADY_HELD}</h2>
        <p>
          {valid ? 'Вас ждут в\u00a0салоне: ' : 'Он\u00a0был для\u00a0салона: '}
          <strong>
            {title}, {place}
          </strong>
          .{' '}
          {valid
            ? 'На\u00a0один номер телефона\u00a0— один сертификат, поэтому новую анкету мы\u00a0не\u00a0приняли.'
            : `На\u00a0один номер телефона\u00a0— один сертификат, и\u00a0${OVER[state]}.`}
        </p>
        {valid && may && (
          <div className={css.buttons}>
            <Button disabled={left > 0} onClick={onChange}>
              Сменить салон
            </Button>
            <Button variant="secondary" disabled={left > 0} onClick={() => resendCertificate()}>
              Прислать ещё раз
            </Button>
          </div>
        )}
        {valid && <p className={css.note}>{note}</p>}
      </Card>
    </div>
  );
}
