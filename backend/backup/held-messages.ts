import type { DeliveryFailure, DeliveryState } from '../../contract/schemas/deliveries.ts';

/** States of messages that were still to be sent. */
const OPEN = ['waiting', 'sending'] as const satisfies readonly DeliveryState[];

/** The desk decides on them. */
const HELD = 'unknown' satisfies DeliveryState;

const WHY = 'restored' satisfies DeliveryFailure;

/**
 * Leaves to the desk every message that waited in the outbox when the backup was made: the lost
 * database may have sent it since. A backup older than the outbox's delivery has no such messages.
 */
export const HOLD_MESSAGES = `do $$ begin
  if exists (select from information_schema.columns where table_schema = 'public'
    and table_name = 'outbox' and column_name = 'next_try_at') then
    update outbox set state = '${HELD}', failure = '${WHY}', detail = null, next_try_at = null
    where state in ('${OPEN.join("', '")}');
  end if;
end $$`;
