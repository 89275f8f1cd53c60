/** The gateways of an installation, from its settings. */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EnvironmentError, type Environment } from '../../src/config/environment.ts';
import type { SmsGateway } from '../../src/config/sender-settings.ts';
import { smtp, type Dkim, type LetterContext } from './email/smtp.ts';
import type { Gateway } from './gateway.ts';
import { httpGateway } from './sms/http-gateway.ts';
import { smsc } from './sms/smsc.ts';
import { smsru } from './sms/smsru.ts';

export type Senders = Pick<
  Environment,
  Extract<keyof Environment, `SMS${string}` | `DKIM_${string}` | `MAIL_${string}` | 'SMTP_URL'>
>;

/** @throws EnvironmentError with the path of the file and the reason. */
function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError([`DKIM_KEY_FILE: ${file} cannot be read: ${reason}`]);
  }
}

function keyFrom({ DKIM_KEY: key = '', DKIM_KEY_FILE: file }: Senders): string {
  const pem = file === undefined ? key : readKey(file);
  try {
    createPrivateKey(pem);
  } catch {
    const place = file === undefined ? 'DKIM_KEY:' : `DKIM_KEY_FILE: ${file}`;
    throw new EnvironmentError([`${place} must be an unencrypted private key in PEM format`]);
  }
  return pem;
}

function dkimOf(senders: Senders): Dkim | null {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector } = senders;
  if (domainName === undefined || keySelector === undefined) return null;
  return { domainName, keySelector, privateKey: keyFrom(senders) };
}

/** The environment has been validated as a whole, so a missing value is a bug. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A setting that the environment promises is missing');
  return value;
}

function smsGateway(name: SmsGateway, senders: Senders): Gateway {
  const sender = senders.SMS_SENDER ?? null;
  if (name === 'smsru') return smsru({ key: given(senders.SMSRU_KEY), sender });
  if (name === 'smsc') {
    const { SMSC_LOGIN: login, SMSC_PASSWORD: password } = senders;
    return smsc({ login: given(login), password: given(password), sender });
  }
  return httpGateway({
    url: given(senders.SMS_HTTP_URL),
    body: senders.SMS_HTTP_BODY,
    key: senders.SMS_HTTP_KEY ?? null,
    sender,
    statusUrl: senders.SMS_HTTP_STATUS_URL ?? null,
  });
}

/**
 * The gateways that the settings name, in the order in which messages are offered to them; none if
 * messages are only stored.
 * @throws EnvironmentError for a key that cannot be used.
 */
export function gatewaysFrom(senders: Senders, context: LetterContext): readonly Gateway[] {
  const { SMTP_URL: url, MAIL_FROM: from, SMS_GATEWAY: names = [] } = senders;
  const letters =
    url === undefined ? [] : [smtp({ url, from: given(from), dkim: dkimOf(senders), context })];
  return [...letters, ...names.map((name) => smsGateway(name, senders))];
}
