import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './examples/listed.ts';
import { memberData } from './examples/member-data.ts';
import { order, PHONE, profile } from './examples/member.ts';
import { certificate } from './examples/places.ts';

const reason = 'Обращение № 1840';
const why = { reason };
const deskCertificate = { ...certificate, phone: PHONE };
const deskOrder = { ...order, member: profile.id };

/** The desk’s calls about one person. */
export const deskPeople = {
  deskCertificates: {
    summary: 'Find certificates',
    description: '`search` is a certificate’s number or a phone, in any notation.',
    params: { find: { search: certificate.number, reason } },
    example: listed(deskCertificate),
  },
  deskCertificateCancel: {
    summary: 'Cancel a certificate',
    description:
      'The pair goes back to its optician, and the phone can get another certificate. One that is used ' +
      'or over is refused with `state_conflict`.',
    params: { certificate: certificate.id, why },
    example: { ...deskCertificate, state: 'cancelled' },
  },
  deskCertificateSend: {
    summary: 'Send a certificate again',
    description:
      'By SMS and letter, as often as its holder may (`resend_in`); more often is refused with ' +
      '`too_many_requests`.',
    params: { certificate: certificate.id, why },
    example: deskCertificate,
  },
  deskOrders: {
    summary: 'Find orders for points',
    description: '`search` is the number of an order, `Я-00012` or `12`, or the phone of a member.',
    params: { find: { search: order.number, reason } },
    example: listed(deskOrder),
  },
  deskOrderCancel: {
    summary: 'Cancel an order',
    description:
      'Returns its points, each with its own last day. Unlike the member, the desk may do so after the ' +
      'code was shown.',
    params: { order: order.id, why },
    example: { ...deskOrder, state: 'cancelled', code: null },
  },
  deskOrderSend: {
    summary: 'Send the code of an order again',
    description:
      'By SMS, or by letter to a member without a phone. The order counts as shown from then on.',
    params: { order: order.id, why },
    example: deskOrder,
  },
  deskMembers: {
    summary: 'Find a member',
    description: '`search` is a phone, a confirmed email or a member’s number.',
    params: { find: { search: PHONE, reason } },
    example: listed({
      id: profile.id,
      first_name: 'Анна',
      last_name: 'Иванова',
      phone: PHONE,
      email: null,
      joined_at: CHANGED,
      balance: 450,
    }),
  },
  deskPoints: {
    summary: 'Correct a member’s points',
    description:
      'Adds an entry to the ledger, which the member sees with its `title`. Never takes away more than ' +
      'can be spent. Needs an `Idempotency-Key`: repeated with it, nothing is added twice.',
    params: {
      member: profile.id,
      correction: { reason, points: 150, title: 'Баллы за испорченный код' },
    },
    example: { title: 'Баллы за испорченный код', points: 150, balance: 600 },
  },
  deskMemberData: {
    summary: 'Export a member’s data on demand',
    description: 'The same that the member can export.',
    params: { member: profile.id, why },
    example: memberData,
  },
  deskMemberDelete: {
    summary: 'Delete a member’s data on demand',
    description: 'As the member could; it cannot be undone.',
    params: { member: profile.id, why },
    example: { done: true },
  },
} satisfies SomeDocs;
