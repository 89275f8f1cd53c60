import * as v from 'valibot';
import { button, day, html, id, list, moment, text, titledText } from '../fields.ts';
import { email, phone } from '../query.ts';
import { shop } from './shop.ts';

const yes = v.literal(true, 'Без этого согласия сертификат не оформить');

/** POST certificate.form.send, section 3 («Certificate send payload fields»). */
export const certificateForm = v.looseObject({
  phone,
  name: v.pipe(v.string(), v.trim(), v.minLength(2, 'Укажите имя'), v.maxLength(60)),
  lastName: v.pipe(v.string(), v.trim(), v.minLength(2, 'Укажите фамилию'), v.maxLength(60)),
  opticId: id,
  isLoyaltyMember: v.nullable(v.boolean()),
  isWantToJoinBLLoyalty: v.nullable(v.boolean()),
  email,
  subscribe: v.boolean(),
  policy: yes,
});

/** `process` while the issuer works, `ready` when there is something to show. */
export const certificateProcess = v.object({
  process: v.picklist(['process', 'ready']),
  isResendCertificate: v.boolean(),
});

export const certificate = v.object({
  id,
  number: text,
  state: v.picklist(['issued', 'redeemed', 'cancelled', 'expired']),
  issued_on: day,
  valid_to: day,
  optician: shop,
  /** What the QR code and the barcode encode. */
  code: text,
  updated_at: moment,
});

/** certificate.get answers with the state and, once ready, with the certificate. */
export const certificateGet = v.object({
  ...certificateProcess.entries,
  certificate: v.nullable(certificate),
});

export const certificatePage = v.object({
  title: text,
  lead: text,
  steps: v.array(titledText),
  consents: v.array(v.object({ code: text, version: text, text: html, required: v.boolean() })),
  updated_at: moment,
});

export const certificateVariants = v.object({
  items: v.array(v.object({ key: text, title: text, text, button })),
});

export const certificateShops = v.object({ shops: v.array(shop), total: v.number() });

export const certificateTerms = v.object({
  title: text,
  body: html,
  version: text,
  updated_at: moment,
});

export const certificates = list(certificate);

export type CertificateForm = v.InferOutput<typeof certificateForm>;
export type Certificate = v.InferOutput<typeof certificate>;
