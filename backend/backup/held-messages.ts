import type { DeliveryFailure, DeliveryState } from '../../contract/schemas/deliveries.ts';

/** Messages that somebody was about to send. */
const OPEN = ['waiting', 'sending'] as const satisfies readonly DeliveryState[];

/** A person decides on them. */
const HELD = 'unknown' satisfies DeliveryState;

const WHY = 'restored' satisfies DeliveryFailure;

/**
 * Leaves to the desk what waited in the outbox when the backup was made: it may have been sent since,
 * by the database that is lost. A backup from before there was a delivery has nothing that waits.
 */
export const HOLD_MESSAGES = `do $$ begin
  if exists (select from information_schema.columns where table_schema = 'public'
    and table_name = 'outbox' and column_name = 'next_try_at') then
    update outbox set state = '${HELD}', failure = '${WHY}', detail = null, next_try_at = null
    where state in ('${OPEN.join("', '")}');
  end if;
end $$`;
