/** Settings of the delivery of letters and SMS; see docs/operations/senders.md. */
import * as v from 'valibot';
import { requested } from './origin-setting.ts';
import { withPassword } from './place-settings.ts';

/** SMS gateways, by the names that `SMS_GATEWAY` lists. */
const SMS_GATEWAYS = ['smsru', 'smsc', 'http'] as const;

export type SmsGateway = (typeof SMS_GATEWAYS)[number];

const isGateway = (name: string): name is SmsGateway =>
  SMS_GATEWAYS.some((gateway) => gateway === name);

/** A name and an address, or an address alone: `Ясно <info@yasno.example>`. */
export type MailFrom = { readonly name: string; readonly address: string };

const MAILBOX = /^(?:"?([^"<>@\r\n]{1,100}?)"?\s*<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))$/;

const mailFrom = v.pipe(
  v.string(),
  v.regex(
    MAILBOX,
    'must be an address such as info@example.ru, or with a name: Name <info@example.ru>',
  ),
  v.transform((typed): MailFrom => {
    const [, name = '', named, bare] = MAILBOX.exec(typed) ?? [];
    return { name: name.trim(), address: named ?? bare ?? '' };
  }),
);

const gatewayList = v.pipe(
  v.string(),
  v.transform((typed) => typed.split(',').map((name) => name.trim())),
  v.check(
    (names) => names.every(isGateway) && new Set(names).size === names.length,
    `must be a list such as smsru, smsc; known are ${SMS_GATEWAYS.join(', ')}`,
  ),
  v.transform((names) => names.filter(isGateway)),
);

const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'must be visible characters'));

export const senderEntries = {
  /**
   * If set, letters are sent through this server: `smtps://` with TLS from the start, `smtp://` with
   * STARTTLS.
   */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be a URL such as smtp://name:password@mail.example.ru:587'),
      v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
      withPassword,
    ),
  ),
  /** The sender of letters. */
  MAIL_FROM: v.optional(mailFrom),
  /** If set, letters are signed for this domain with this selector's key. */
  DKIM_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d.-]{1,253}$/i, 'must be a domain name')),
  ),
  DKIM_SELECTOR: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d._-]{1,100}$/i, 'must be a name such as mail2026')),
  ),
  /** The private key as PEM; `\n` represents a line break. */
  DKIM_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((key) => key.replaceAll('\\n', '\n')),
    ),
  ),
  /** The file with the private key, in place of `DKIM_KEY`. */
  DKIM_KEY_FILE: v.optional(v.string()),
  /** If set, the gateways for SMS in order of preference; the first that accepts an SMS sends it. */
  SMS_GATEWAY: v.optional(gatewayList),
  /** The sender's name, as agreed with the gateways. */
  SMS_SENDER: v.optional(
    v.pipe(v.string(), v.regex(/^[\w .-]{1,15}$/, 'must be up to 15 Latin letters and digits')),
  ),
  /** Roubles a day (Moscow time); above that, SMS wait. */
  SMS_COST_CEILING: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, 'must be a number of roubles'),
      v.transform(Number),
      v.minValue(1, 'must be at least 1'),
    ),
    '10000',
  ),
  SMSRU_KEY: v.optional(secret),
  SMSC_LOGIN: v.optional(secret),
  SMSC_PASSWORD: v.optional(secret),
  /** The URL of the generic gateway, which receives a POST with JSON. */
  SMS_HTTP_URL: v.optional(requested('https://sms.example.ru/send')),
  /** Its request body, with `{id}`, `{to}`, `{text}` and `{sender}` inside of strings. */
  SMS_HTTP_BODY: v.optional(
    v.pipe(
      v.string(),
      v.check((body) => isTemplate(body), 'must be JSON with {to} and {text} inside of strings'),
    ),
    '{"id":"{id}","to":"{to}","text":"{text}","sender":"{sender}"}',
  ),
  /** Sent as `Authorization: Bearer`. */
  SMS_HTTP_KEY: v.optional(secret),
  /** If set, the URL that returns the delivery status of `{id}`. */
  SMS_HTTP_STATUS_URL: v.optional(
    v.pipe(
      requested('https://sms.example.ru/messages/{id}'),
      v.includes('{id}', 'must contain {id}'),
    ),
  ),
} as const;

function isTemplate(body: string): boolean {
  try {
    JSON.parse(body);
  } catch {
    return false;
  }
  return body.includes('{to}') && body.includes('{text}');
}

type Given = Readonly<Record<string, unknown>>;
type Setting = keyof typeof senderEntries;

const NEEDS_OF_GATEWAY: Readonly<Record<SmsGateway, readonly Setting[]>> = {
  smsru: ['SMSRU_KEY'],
  smsc: ['SMSC_LOGIN', 'SMSC_PASSWORD'],
  http: ['SMS_HTTP_URL'],
};

/** The settings that other sender settings make mandatory. */
export function senderNames(given: Given): readonly Setting[] {
  const names: Setting[] = [];
  if (given['SMTP_URL']) names.push('MAIL_FROM');
  if (['DOMAIN', 'SELECTOR', 'KEY', 'KEY_FILE'].some((part) => given[`DKIM_${part}`])) {
    names.push('DKIM_DOMAIN', 'DKIM_SELECTOR');
    if (!given['DKIM_KEY_FILE']) names.push('DKIM_KEY');
  }
  const listed = typeof given['SMS_GATEWAY'] === 'string' ? given['SMS_GATEWAY'].split(',') : [];
  for (const name of listed.map((one) => one.trim())) {
    if (isGateway(name)) names.push(...NEEDS_OF_GATEWAY[name]);
  }
  return names;
}
