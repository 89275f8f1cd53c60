import type { MailingList } from '../../src/config/mailing-lists.ts';
import type { DeliveryFailure } from '../../contract/schemas/deliveries.ts';
import type { outbox } from '../db/schema.ts';
import type { Channel } from '../outbox/sender.ts';

/** A message in the hands of a process. */
export type Taken = typeof outbox.$inferSelect;

/** What a gateway needs to know of a message. */
export type Outgoing = Pick<Taken, 'id' | 'to' | 'subject' | 'text' | 'about' | 'sentAt'> & {
  readonly list: MailingList | null;
};

/** The gateway surely did not take it. `gateway`: another one may, or this one later. */
export type Refusal = {
  readonly kind: 'refused';
  readonly failure: Extract<DeliveryFailure, 'recipient' | 'content' | 'gateway'>;
  /** The gateway's own code. */
  readonly detail: string | null;
};

/** How an attempt ended. Money is in kopecks. */
export type Outcome =
  | { readonly kind: 'taken'; readonly id: string | null; readonly cost: number | null }
  | Refusal
  | {
      /** The gateway may have taken it: sending it again might send it twice. */
      readonly kind: 'unknown';
      readonly failure: Extract<DeliveryFailure, 'no-reply' | 'odd-reply'>;
      readonly detail: string | null;
    };

/** What a gateway says of a message later. `absent`: it never took it. `unclear`: it did not say. */
export type Status = {
  readonly kind: 'on-its-way' | 'delivered' | 'undelivered' | 'absent' | 'unclear';
  readonly detail: string | null;
  readonly cost: number | null;
};

/** Something that messages leave by. None of its functions rejects: a failure is an outcome. */
export type Gateway = {
  readonly name: string;
  readonly channel: Channel;
  readonly send: (message: Outgoing) => Promise<Outcome>;
  /**
   * Asks what became of a message. Absent where a gateway has no such question.
   * @param gatewayId the gateway's own id; null when the reply that names it was lost.
   */
  readonly ask?: (message: Pick<Taken, 'id' | 'to'>, gatewayId: string | null) => Promise<Status>;
  /**
   * Whether messages can leave by it, without sending one. Absent where a gateway has no such question.
   * @returns null, or what is wrong in one sentence that names the setting.
   */
  readonly check?: () => Promise<string | null>;
  /** Whether it finds a message by our own id, and so can tell whether it took it at all. */
  readonly knowsOurIds: boolean;
  /** Closes what it keeps open. */
  readonly close: () => void;
};

export const refused = (failure: Refusal['failure'], detail: string | null): Refusal => ({
  kind: 'refused',
  failure,
  detail,
});

export const unclear: Status = { kind: 'unclear', detail: null, cost: null };
