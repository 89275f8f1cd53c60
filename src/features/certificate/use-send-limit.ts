import { timeLeft } from '../../words/time-left.ts';
import { useSecondsLeft } from '../../ui/rendering/use-seconds-left.ts';
import type { FlowState } from './flow/flow-state.ts';

export type SendLimit = {
  /** Whether one more sending is allowed, at the latest when the remaining seconds are over. */
  readonly may: boolean;
  readonly left: number;
  readonly note: string;
};

/** When a certificate may be sent again, to the same optician or another: both share one limit. */
export function useSendLimit({ resendAt, isResendCertificate }: FlowState): SendLimit {
  const left = useSecondsLeft(resendAt ?? 0);
  if (!isResendCertificate || resendAt === null) {
    const note =
      'Сертификат отправлен столько раз, сколько можно за\u00a0сутки: отправить ещё раз или\u00a0сменить салон получится завтра. Он\u00a0всегда откроется на\u00a0этой странице.';
    return { may: false, left: 0, note };
  }
  const note =
    left > 0
      ? `Отправить ещё раз или\u00a0сменить салон можно через ${timeLeft(left)}`
      : 'Номер сертификата придёт ещё раз по\u00a0SMS и\u00a0на\u00a0почту.';
  return { may: true, left, note };
}
