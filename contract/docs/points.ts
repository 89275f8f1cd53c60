import type { SomeDocs } from './doc.ts';
import { listed } from './samples/listed.ts';
import { invitation, packageCode, pointsEntry } from './samples/member.ts';

export const points = {
  userBalance: {
    summary: 'Read the member’s points',
    description:
      '`available` can be spent. `pending` comes when friends that the member has invited register ' +
      'their first package. `expiring` is what runs out next.',
    example: { available: 450, pending: 300, expiring: { points: 150, on: '2027-11-21' } },
  },
  userHistoryPoints: {
    summary: 'List what the member earned and spent',
    description:
      'The newest first. `kind` narrows to what came in or went out; the balance of a row stays ' +
      'what it was then.',
    params: { limit: 10, offset: 0 },
    example: { ...listed(pointsEntry), limit: 10, offset: 0 },
  },
  menuGetPoints: {
    summary: 'List the ways to earn and to spend points',
    description: 'As entries of a menu. `points` is null where the number differs.',
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
    description: 'The registered ones, the newest first.',
    example: listed(packageCode),
  },
  productCodeRegistration: {
    summary: 'Register the code of a package',
    description:
      'Earns its points; a code counts once. The last two of its twelve signs are a check, so a ' +
      'mistyped code is told from one that was never printed.',
    params: { code: packageCode.code },
    example: { accepted: true, id: packageCode.id },
  },
  inviteFriend: {
    summary: 'Get the member’s invitation for friends',
    description: 'The same code every time; `invited` counts the friends who came by it.',
    example: invitation,
  },
  friendInvitation: {
    summary: 'Tell who invites',
    description: 'For the page that an invited friend comes to, before he is a member.',
    params: { invite: invitation.code },
    example: { code: invitation.code, firstName: 'Анна', bonus: 150 },
  },
} satisfies SomeDocs;
