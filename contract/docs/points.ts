import type { SomeDocs } from './doc.ts';
import { listed } from './examples/listed.ts';
import { invitation, packageCode, pointsEntry } from './examples/member.ts';

export const points = {
  userBalance: {
    summary: 'Read the member’s points',
    description:
      '`available` can be spent. `pending` is credited when invited friends register their first ' +
      'package. `expiring` is what expires next.',
    example: { available: 450, pending: 300, expiring: { points: 150, on: '2027-11-21' } },
  },
  userHistoryPoints: {
    summary: 'List the points earned and spent',
    description:
      'Newest first. `kind` filters by earned or spent; the balance of a row remains the balance ' +
      'at that time.',
    params: { limit: 10, offset: 0 },
    example: { ...listed(pointsEntry), limit: 10, offset: 0 },
  },
  menuGetPoints: {
    summary: 'List the ways to earn and to spend points',
    description: 'As menu entries. `points` is null when the number varies.',
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
    summary: 'Register the code of a package',
    description:
      'Earns its points; a code counts once. The last two of its twelve characters are check digits, ' +
      'so a mistyped code is distinguished from one that was never printed.',
    params: { code: packageCode.code },
    example: { accepted: true, id: packageCode.id },
  },
  inviteFriend: {
    summary: 'Get the member’s invitation for friends',
    description: 'The code never changes; `invited` counts the friends who used it.',
    example: invitation,
  },
  friendInvitation: {
    summary: 'Identify the inviting member',
    description: 'For the page that an invited friend opens before becoming a member.',
    params: { invite: invitation.code },
    example: { code: invitation.code, firstName: 'Анна', bonus: 150 },
  },
} satisfies SomeDocs;
