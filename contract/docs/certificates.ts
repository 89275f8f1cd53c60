import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './samples/listed.ts';
import { EMAIL, PHONE, WORDING } from './samples/member.ts';
import { certificate, certificateShop } from './samples/places.ts';

const ready = { process: 'ready', isResendCertificate: true } as const;
const byNumber = { number: certificate.number };

export const certificates = {
  certificatePage: {
    summary: 'Read the page of the free pair',
    description:
      'Its steps and the consents of its form. `version` of a consent goes back with the form.',
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
    description: 'For whoever does not know yet which pair to try.',
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
    summary: 'List the opticians that take part',
    description:
      'Of one city or of all. Of several lens types in `filter[map_params]`, comma-joined, each ' +
      'optician serves all. `stock` is live: it tells how many trial pairs are left now.',
    params: { 'filter[city]': 'Москва', 'filter[map_params]': 'toric' },
    example: { shops: [certificateShop], total: 1 },
  },
  certificateTerms: {
    summary: 'Read the terms of the free pair',
    description: 'Rich text, with the day of its wording.',
    example: {
      title: 'Условия бесплатной пары',
      body: '<p>Один сертификат на один номер телефона.</p>',
      version: WORDING,
      updated_at: CHANGED,
    },
  },
  certificateFormSend: {
    summary: 'Ask for a certificate',
    description:
      'The session must have confirmed the phone (`login.auth.sms`). While the certificate is made ' +
      'the answer is `process`: send the same form again until it is `ready`. Other fields than ' +
      'these are kept with the form.',
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
      '`isResendCertificate` tells whether it may be sent again today.',
    params: { phone: PHONE },
    example: { ...ready, certificate },
  },
  certificateResend: {
    summary: 'Send the certificate once more',
    description:
      'To the phone that the session has confirmed; nobody has to be a member for that. ' +
      '`resend_in` of the certificate tells when.',
    example: ready,
  },
  certificateOptician: {
    summary: 'Move a certificate to another optician',
    description: 'It is sent anew, which counts as sending it again.',
    params: { phone: PHONE, opticId: certificateShop.id },
    example: ready,
  },
  certificates: {
    summary: 'List the member’s certificates',
    description: 'Those of his phone, the newest first.',
    example: listed(certificate),
  },
  redeemCertificate: {
    summary: 'Mark a certificate as used',
    description: 'The member was at the optician’s: `issued` becomes `redeemed`.',
    params: byNumber,
    example: { accepted: true, id: certificate.id },
  },
  cancelRedeemCertificate: {
    summary: 'Mark a certificate as not used after all',
    description: 'For one that was marked as used by mistake.',
    params: byNumber,
    example: { accepted: true, id: certificate.id },
  },
} satisfies SomeDocs;
