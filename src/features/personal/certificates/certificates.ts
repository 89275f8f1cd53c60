import {
  cancelRedeemCertificate,
  certificates,
  redeemCertificate,
} from '../../../../contract/calls/user.ts';
import type { Certificate } from '../../../../contract/schemas/certificate.ts';
import type { CallError } from '../../../client/calls/result.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { showToast } from '../../../stores/toasts.ts';
import { patch } from '../patch.ts';
import { tellRefusal } from '../spend-words.ts';
import { makeWish } from '../wish.ts';

/** The member's certificates, newest first. */
export const certificateList = memberResource((signal) => memberCall(certificates, {}, { signal }));

function show(number: string, state: Certificate['state']): void {
  patch(certificateList, (list) => ({
    ...list,
    items: list.items.map((item) => (item.number === number ? { ...item, state } : item)),
  }));
}

const REFUSED: Partial<Record<CallError['code'], string>> = {
  already_redeemed: 'Сертификат уже отмечен использованным',
  not_redeemed: 'Отметки уже нет: сертификат действует',
  state_conflict: 'Этого с\u00a0сертификатом сделать уже нельзя',
  not_found: 'Такого сертификата нет',
};

type Step = {
  readonly entry: typeof redeemCertificate | typeof cancelRedeemCertificate;
  readonly undoes: Step['entry'];
  readonly to: Certificate['state'];
  readonly done: string;
};

/**
 * Applies a change immediately; when it is rejected, restores the previous state with a message.
 */
async function change(
  { number, state }: Certificate,
  { entry, undoes, to, done }: Step,
): Promise<boolean> {
  const result = await makeWish({
    name: `${entry.name} ${number}`,
    undoes: `${undoes.name} ${number}`,
    send: (attempt) => memberCall(entry, { number }, { attempt }),
    show: () => show(number, to),
    takeBack: () => show(number, state),
  });
  if (result.ok) showToast(done, 'success');
  else tellRefusal(result.error, REFUSED);
  if (result.ok || result.error.code !== 'unauthorized') void certificateList.run();
  return result.ok;
}

/** The lenses were tried on at the optician's. */
export function redeem(certificate: Certificate): Promise<boolean> {
  return change(certificate, {
    entry: redeemCertificate,
    undoes: cancelRedeemCertificate,
    to: 'redeemed',
    done: 'Сертификат отмечен использованным',
  });
}

/** It was marked as used by mistake. */
export function cancelRedeem(certificate: Certificate): Promise<boolean> {
  return change(certificate, {
    entry: cancelRedeemCertificate,
    undoes: redeemCertificate,
    to: 'issued',
    // Whether it is valid again, or has expired meanwhile, the reloaded list says.
    done: 'Отметка снята',
  });
}
