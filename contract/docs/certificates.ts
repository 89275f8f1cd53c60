import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './examples/listed.ts';
import { EMAIL, PHONE, WORDING } from './examples/member.ts';
import { certificate, certificateShop } from './examples/places.ts';

const ready = { process: 'ready', isResendCertificate: true } as const;
const byNumber = { number: certificate.number };

export const certificates = {
  certificatePage: {
    summary: 'Read the free pair page',
    description:
      'The steps and the consents of the form. Submit the `version` of each consent with the form.',
    example: {
      title: 'Бесплатная пара линз',
      lead: 'Оформите сертификат и приходите в оптику рядом с вами.',
      steps: [{ title: 'Заполните форму', text: 'Понадобятся имя, телефон и почта.' }],
      consents: [
        {
          code: 'policy',
          version: WORDING,
          text: 'Даю согласие на обработку персональных данных.',
          required: true,
        },
      ],
      updated_at: CHANGED,
    },
  },
  certificateVariants: {
    summary: 'List the kinds of lenses to choose from',
    description: 'For visitors who do not know yet which pair to try.',
    example: {
      items: [
        {
          key: 'daily',
          title: 'На один день',
          text: 'Утром открыли новую пару, вечером выбросили.',
          button: {
            title: 'Однодневные линзы',
            url: '/catalog/?section=odnodnevnye-linzy',
          },
        },
      ],
    },
  },
  certificateShops: {
    summary: 'List the participating opticians',
    description:
      'In one city or in all. With several comma-separated lens types in `filter[map_params]`, ' +
      'returns only opticians that offer all of them. `stock` is live: the current availability of ' +
      'trial pairs.',
    params: { 'filter[city]': 'Москва', 'filter[map_params]': 'toric' },
    example: { shops: [certificateShop], total: 1 },
  },
  certificateTerms: {
    summary: 'Read the terms of the free pair',
    description: 'Rich text, with the date of this version.',
    example: {
      title: 'Условия бесплатной пары',
      body: '<p>Один сертификат на один номер телефона.</p>',
      version: WORDING,
      updated_at: CHANGED,
    },
  },
  certificateFormSend: {
    summary: 'Request a certificate',
    description:
      'The session must have confirmed the phone (`login.auth.sms`). While the certificate is being ' +
      'issued, `process` is `process`: resubmit the same form until it is `ready`. Additional fields ' +
      'are stored with the form.',
    params: {
      phone: PHONE,
      name: 'Анна',
      lastName: 'Иванова',
      opticId: certificateShop.id,
      isLoyaltyMember: null,
      isWantToJoinBLLoyalty: null,
      email: EMAIL,
      subscribe: false,
      policy: true,
    },
    example: { process: 'process', isResendCertificate: false },
  },
  certificateGet: {
    summary: 'Get the certificate of a phone',
    description:
      'The session must have confirmed the phone. `certificate` is null while `process` is `process`. ' +
      '`isResendCertificate` says whether it can be resent.',
    params: { phone: PHONE },
    example: { ...ready, certificate },
  },
  certificateResend: {
    summary: 'Resend the certificate',
    description:
      'Sent to `phone`, which the session must have confirmed, or, if omitted, to the most recently ' +
      'confirmed phone. The visitor need not be a member. `resend_in` of the certificate shows when ' +
      'it can be resent.',
    params: { phone: PHONE },
    example: ready,
  },
  certificateOptician: {
    summary: 'Move a certificate to another optician',
    description: 'The certificate is sent again; this counts as a resend.',
    params: { phone: PHONE, opticId: certificateShop.id },
    example: ready,
  },
  certificates: {
    summary: 'List the member’s certificates',
    description: 'The certificates of the member’s phone, newest first.',
    example: listed(certificate),
  },
  redeemCertificate: {
    summary: 'Mark a certificate as used',
    description: 'After the visit to the optician: `issued` becomes `redeemed`.',
    params: byNumber,
    example: { accepted: true, id: certificate.id },
  },
  cancelRedeemCertificate: {
    summary: 'Undo marking a certificate as used',
    description: 'For a certificate that was marked by mistake.',
    params: byNumber,
    example: { accepted: true, id: certificate.id },
  },
} satisfies SomeDocs;
