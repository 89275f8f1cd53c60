import type { SomeDocs } from './doc.ts';
import { listed } from './examples/listed.ts';
import { invitation, packageCode, pointsEntry } from './examples/member.ts';

export const points = {
  userBalance: {
    summary: 'Read the member’s points balance',
    description:
      '`available` can be spent. `pending` is credited when invited friends register their first ' +
      'package. `expiring` is the next amount to expire.',
    example: { available: 450, pending: 300, expiring: { points: 150, on: '2027-11-21' } },
  },
  userHistoryPoints: {
    summary: 'List the member’s points history',
    description:
      'Newest first. `kind` filters by earned or spent; the balance in each row is the balance at ' +
      'that time, regardless of the filter.',
    params: { limit: 10, offset: 0 },
    example: { ...listed(pointsEntry), limit: 10, offset: 0 },
  },
  menuGetPoints: {
    summary: 'List the ways to earn and spend points',
    description: 'As menu entries. `points` is null if the amount varies.',
    example: {
      items: [
        {
          key: 'code',
          title: 'Зарегистрировать упаковку',
          text: 'Код стоит на боковой стороне коробки.',
          url: '/personal/codes/',
          kind: 'earn',
          points: null,
        },
      ],
    },
  },
  productPackageCode: {
    summary: 'List the member’s package codes',
    description: 'Registered codes, newest first.',
    example: listed(packageCode),
  },
  productCodeRegistration: {
    summary: 'Register a package code',
    description:
      'Credits the points of the code; each code counts once. The last two of its twelve characters ' +
      'are check digits, so a mistyped code can be told from one that was never printed.',
    params: { code: packageCode.code },
    example: { accepted: true, id: packageCode.id },
  },
  inviteFriend: {
    summary: 'Read the member’s invitation',
    description: 'The code never changes; `invited` is the number of friends who have used it.',
    example: invitation,
  },
  friendInvitation: {
    summary: 'Identify the inviting member',
    description: 'For the page that invited friends open before they join.',
    params: { invite: invitation.code },
    example: { code: invitation.code, firstName: 'Анна', bonus: 150 },
  },
} satisfies SomeDocs;
