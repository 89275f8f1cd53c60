import type { MailingList } from '../../src/config/mailing-lists.ts';
import type { DeliveryFailure } from '../../contract/schemas/deliveries.ts';
import type { outbox } from '../db/schema.ts';
import type { Channel } from '../outbox/sender.ts';

/** A message leased to this process. */
export type Taken = typeof outbox.$inferSelect;

/** The part of a message that a gateway gets. */
export type Outgoing = Pick<Taken, 'id' | 'to' | 'subject' | 'text' | 'about' | 'sentAt'> & {
  readonly list: MailingList | null;
};

/** The gateway surely did not accept it. `gateway`: another one may, or this one later. */
export type Refusal = {
  readonly kind: 'refused';
  readonly failure: Extract<DeliveryFailure, 'recipient' | 'content' | 'gateway'>;
  /** The gateway's own code. */
  readonly detail: string | null;
};

/** The outcome of an attempt. Money is in kopecks. */
export type Outcome =
  | { readonly kind: 'taken'; readonly id: string | null; readonly cost: number | null }
  | Refusal
  | {
      /** The gateway may have accepted it: a retry might send it twice. */
      readonly kind: 'unknown';
      readonly failure: Extract<DeliveryFailure, 'no-reply' | 'odd-reply'>;
      readonly detail: string | null;
    };

/** A later status from a gateway. `absent`: it never got the message. `unclear`: it does not say. */
export type Status = {
  readonly kind: 'on-its-way' | 'delivered' | 'undelivered' | 'absent' | 'unclear';
  readonly detail: string | null;
  readonly cost: number | null;
};

/** A service that sends messages. None of its functions rejects: a failure is an outcome. */
export type Gateway = {
  readonly name: string;
  readonly channel: Channel;
  readonly send: (message: Outgoing) => Promise<Outcome>;
  /**
   * Asks for the status of a message. Absent where a gateway does not support that.
   * @param gatewayId the gateway's own id; null when the reply with it was lost.
   */
  readonly ask?: (message: Pick<Taken, 'id' | 'to'>, gatewayId: string | null) => Promise<Status>;
  /**
   * Checks the gateway without sending a message. Absent where a gateway does not support that.
   * @returns null, or the problem in one sentence that names the setting.
   */
  readonly check?: () => Promise<string | null>;
  /** Whether it finds a message by our own id, so that it can say whether it got it at all. */
  readonly knowsOurIds: boolean;
  /** Closes its open connections. */
  readonly close: () => void;
};

/** The outcome of a message that a gateway did not accept. */
export const refused = (failure: Refusal['failure'], detail: string | null): Refusal => ({
  kind: 'refused',
  failure,
  detail,
});

export const unclear: Status = { kind: 'unclear', detail: null, cost: null };
