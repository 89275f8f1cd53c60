import * as v from 'valibot';
import { button, day, html, id, list, moment, text, titledText } from '../fields.ts';
import { atMost, email, firstName, personName, phone } from '../query.ts';
import { consentCode, consentVersions } from './consents.ts';
import { shop } from './shop.ts';

const yes = v.literal(true, 'Без этого согласия сертификат не\u00a0оформить');

/** POST certificate.form.send, section 3 («Certificate send payload fields»). */
export const certificateForm = v.looseObject({
  phone,
  name: firstName,
  lastName: personName('Укажите фамилию', 'В\u00a0фамилии могут быть только буквы'),
  opticId: id,
  isLoyaltyMember: v.nullable(v.boolean()),
  isWantToJoinBLLoyalty: v.nullable(v.boolean()),
  email,
  subscribe: v.boolean(),
  policy: yes,
  /** Whether the company may send SMS; the certificate itself is sent in any case. */
  sms: v.optional(v.boolean(), false),
  /** The visitor's optional address, for directions to the optician. */
  address: v.optional(v.pipe(v.string(), v.trim(), atMost(200)), ''),
  /** The wording of each consent that was on the screen; see certificate.page. */
  consentVersions: v.optional(consentVersions, {}),
});

/** `process` while the issuer works, `ready` when the certificate can be shown. */
export const certificateProcess = v.object({
  process: v.picklist(['process', 'ready']),
  isResendCertificate: v.boolean(),
});

export const certificate = v.object({
  id,
  number: text,
  state: v.picklist(['issued', 'redeemed', 'cancelled', 'expired']),
  /** The person it was issued to. */
  holder: text,
  issued_on: day,
  valid_to: day,
  optician: shop,
  /** The content of the QR code and the barcode. */
  code: text,
  /** Seconds until it may be resent, 0 for now; null when the limit is reached. */
  resend_in: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  updated_at: moment,
});

/** certificate.get returns the state and, once ready, the certificate. */
export const certificateGet = v.object({
  ...certificateProcess.entries,
  certificate: v.nullable(certificate),
});

export const certificatePage = v.object({
  title: text,
  lead: text,
  steps: v.array(titledText),
  consents: v.array(
    v.object({ code: consentCode, version: text, text: html, required: v.boolean() }),
  ),
  updated_at: moment,
});

export const certificateVariants = v.object({
  items: v.array(v.object({ key: text, title: text, text, button })),
});

/** A participating optician, with the availability of trial pairs: `few` means three or fewer. */
export const certificateShop = v.object({
  ...shop.entries,
  stock: v.picklist(['enough', 'few', 'none']),
});

export const certificateShops = v.object({ shops: v.array(certificateShop), total: v.number() });

export const certificateTerms = v.object({
  title: text,
  body: html,
  version: text,
  updated_at: moment,
});

export const certificates = list(certificate);

export type CertificateForm = v.InferOutput<typeof certificateForm>;
export type Certificate = v.InferOutput<typeof certificate>;
export type CertificateShop = v.InferOutput<typeof certificateShop>;
export type CertificatePage = v.InferOutput<typeof certificatePage>;
export type CertificateVariants = v.InferOutput<typeof certificateVariants>;
export type CertificateTerms = v.InferOutput<typeof certificateTerms>;
export type CertificateProcess = v.InferOutput<typeof certificateProcess>;
