import type { Gateway, Outcome } from './gateway.ts';

/** Cooldown of a gateway in trouble, in milliseconds. */
const REST = 60_000;

/** The order in which messages are offered to the gateways of a channel. */
export type Order = {
  readonly of: (now: Date) => readonly Gateway[];
  /** Records a gateway's outcome for a message. */
  readonly note: (gateway: Gateway, outcome: Outcome, now: Date) => void;
};

const isTrouble = (outcome: Outcome) =>
  outcome.kind === 'unknown' || (outcome.kind === 'refused' && outcome.failure === 'gateway');

/**
 * The order of the settings, except that a gateway in trouble comes last for a minute: one that hangs
 * would otherwise leave the outcome of every message unknown.
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
