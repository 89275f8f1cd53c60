import { navigate } from 'gatsby';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PartnerOffer } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { session } from '../../../stores/session.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferClose } from './OfferClose.tsx';
import { orderedWords, reachOf, type Stage } from './offer-words.ts';
import { orderOffer } from './offers.ts';

type Props = { offer: PartnerOffer | null; onClose: () => void };

/** One offer with its terms, and the confirmation before it is paid for. */
export function OfferDialog({ offer, onClose }: Props) {
  const { points } = useSnapshot(session);
  const [stage, setStage] = useState<Stage>('looking');
  const close = () => {
    setStage('looking');
    onClose();
  };
  const order = async () => {
    if (!offer || stage === 'sending') return;
    setStage('sending');
    const result = await orderOffer(offer);
    // The message about a rejection would be behind the dialog.
    close();
    if (!result.ok) return;
    showToast(orderedWords(result.value.number, offer.points), 'success');
    // Not from the page that the member has gone Back to meanwhile.
    if (window.location.pathname === routes.personalPartners) void navigate(routes.personalOrders);
  };
  return (
    <Dialog
      id="partner-offer"
      title={offer?.title ?? 'Предложение'}
      open={offer !== null}
      onClose={close}
      held={stage === 'sending'}
      actions={
        offer && (
          <OfferActions
            offer={offer}
            points={points}
            reach={stage === 'sending' ? 'open' : reachOf(offer, points)}
            stage={stage}
            onStage={setStage}
            onOrder={() => void order()}
          />
        )
      }
    >
      {offer && <OfferClose offer={offer} />}
    </Dialog>
  );
}
