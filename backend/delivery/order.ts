import type { Gateway, Outcome } from './gateway.ts';

/** How long a gateway that did not take a message comes last, in milliseconds. */
const REST = 60_000;

/** In which order messages are offered to the gateways of a channel. */
export type Order = {
  readonly of: (now: Date) => readonly Gateway[];
  /** Remembers what a gateway did with a message. */
  readonly note: (gateway: Gateway, outcome: Outcome, now: Date) => void;
};

const isTrouble = (outcome: Outcome) =>
  outcome.kind === 'unknown' || (outcome.kind === 'refused' && outcome.failure === 'gateway');

/**
 * The order of the settings, except that a gateway in trouble comes last for a minute: one that hangs
 * would otherwise leave every message in doubt.
 */
export function gatewayOrder(gateways: readonly Gateway[]): Order {
  const restsUntil = new Map<string, number>();
  return {
    of(now) {
      const rests = ({ name }: Gateway) => (restsUntil.get(name) ?? 0) > now.getTime();
      return [...gateways.filter((one) => !rests(one)), ...gateways.filter(rests)];
    },
    note({ name }, outcome, now) {
      if (isTrouble(outcome)) restsUntil.set(name, now.getTime() + REST);
      else restsUntil.delete(name);
    },
  };
}
