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
    description: '`search` is a certificate number, or a phone in any format.',
    params: { find: { search: certificate.number, reason } },
    example: listed(deskCertificate),
  },
  deskCertificateCancel: {
    summary: 'Cancel a certificate',
    description:
      'The pair is returned to the optician’s stock, and another certificate can be issued for the ' +
      'phone. A certificate that is used or no longer valid is rejected with `state_conflict`.',
    params: { certificate: certificate.id, why },
    example: { ...deskCertificate, state: 'cancelled' },
  },
  deskCertificateSend: {
    summary: 'Resend a certificate to its holder',
    description:
      'By SMS and email. The holder’s own limit applies (`resend_in`); requests above it are ' +
      'rejected with `too_many_requests`.',
    params: { certificate: certificate.id, why },
    example: deskCertificate,
  },
  deskOrders: {
    summary: 'Find orders for points',
    description:
      '`search` is an order number (`Я-00012` or `12`) or a member’s phone or confirmed email.',
    params: { find: { search: order.number, reason } },
    example: listed(deskOrder),
  },
  deskOrderCancel: {
    summary: 'Cancel an order',
    description:
      'Refunds its points with their original expiry dates. Unlike the member, support may cancel an ' +
      'order whose code has been shown.',
    params: { order: order.id, why },
    example: { ...deskOrder, state: 'cancelled', code: null },
  },
  deskOrderSend: {
    summary: 'Resend the code of an order',
    description:
      'By SMS, or by email if the member has no phone. From then on, the code counts as shown.',
    params: { order: order.id, why },
    example: deskOrder,
  },
  deskMembers: {
    summary: 'Find members',
    description: '`search` is a phone, a confirmed email or a member number.',
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
    summary: 'Adjust a member’s points',
    description:
      'Adds an entry to the ledger; the member sees it with its `title`. Never deducts more than the ' +
      'available balance. Requires an `Idempotency-Key`, so that a retry does not add the entry ' +
      'twice.',
    params: {
      member: profile.id,
      correction: { reason, points: 150, title: 'Баллы за испорченный код' },
    },
    example: { title: 'Баллы за испорченный код', points: 150, balance: 600 },
  },
  deskMemberData: {
    summary: 'Export a member’s data on request',
    description: 'The same data that members can export themselves.',
    params: { member: profile.id, why },
    example: memberData,
  },
  deskMemberDelete: {
    summary: 'Delete a member’s data on request',
    description: 'The same deletion that members can perform themselves; it cannot be undone.',
    params: { member: profile.id, why },
    example: { done: true },
  },
} satisfies SomeDocs;
