/** The delivery that the settings of an installation configure. */
import type { Secrets } from '../../contract/secrets.ts';
import type { Environment } from '../../src/config/environment.ts';
import { brandWords } from '../brand-words.ts';
import type { Database } from '../db/database.ts';
import { unsubscribeLink } from '../mailings/key.ts';
import type { Channel } from '../outbox/sender.ts';
import type { Worker } from '../worker.ts';
import { startDelivery, type Delivering } from './delivery.ts';
import { gatewaysFrom, type Senders } from './gateways.ts';

/**
 * The channels whose messages are queued. In production these are all, even if this process knows no
 * gateway: the process that delivers has them.
 */
export function deliveredChannels({
  MODE,
  SMTP_URL,
  SMS_GATEWAY,
}: Pick<Environment, 'MODE' | 'SMTP_URL' | 'SMS_GATEWAY'>): ReadonlySet<Channel> {
  const isProduction = MODE === 'production';
  const channels: Channel[] = [];
  if (isProduction || SMTP_URL !== undefined) channels.push('email');
  if (isProduction || SMS_GATEWAY !== undefined) channels.push('sms');
  return new Set(channels);
}

type Around = Pick<Delivering, 'now' | 'log'> & {
  readonly siteUrl: string;
  /** Signs the unsubscribe links of mailings. */
  readonly secret: Secrets;
};

/**
 * Starts the delivery of the outbox; without gateways it does nothing.
 * @throws EnvironmentError for a key that cannot be used.
 */
export function deliveryFrom(
  environment: Senders & Pick<Environment, 'COMPANY_MAIL' | 'SMS_COST_CEILING'>,
  db: Database,
  { siteUrl, secret, ...around }: Around,
): Worker {
  const { COMPANY_MAIL: replyTo = null, SMS_COST_CEILING: ceiling } = environment;
  const brand = async () => (await brandWords(db))['марка'] ?? '';
  const gateways = gatewaysFrom(environment, {
    ...{ siteUrl, replyTo, brand },
    unsubscribe: (letter) => unsubscribeLink({ secret, siteUrl }, letter),
  });
  return startDelivery(db, { ...around, gateways, ceiling });
}
