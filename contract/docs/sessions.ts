import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './samples/listed.ts';
import { signedIn } from './samples/member.ts';

const { token, token_expired } = signedIn;

export const sessions = {
  token: {
    summary: 'Get a token, or prolong the one in use',
    description:
      'Without a token a new anonymous session begins; with one, its life starts anew. ' +
      'The token goes with every later call. Nobody is signed in by it.',
    example: { token, token_expired },
  },
  tokenExpire: {
    summary: 'End the session of the token',
    description:
      'Signs out on this device. `expired` is false where the token was not valid any more.',
    example: { expired: true },
  },
  tokenExpireAll: {
    summary: 'Sign the member out everywhere',
    description: 'Ends all sessions of the member, the one that asks among them.',
    example: { expired: 3 },
  },
  sessions: {
    summary: 'List where the member is signed in',
    description: 'The session seen last comes first. What is not known of a device is null.',
    example: listed({
      id: 50,
      browser: 'Firefox',
      system: 'Windows',
      device: 'computer',
      city: 'Москва',
      signed_in_at: CHANGED,
      last_seen_at: CHANGED,
      current: true,
    }),
  },
  sessionEnd: {
    summary: 'Sign the member out on one device',
    description: 'Takes the `id` of a session from the list of `sessions`.',
    params: { id: 50 },
    example: { expired: 1 },
  },
  sessionEndOthers: {
    summary: 'Sign the member out on all other devices',
    description: 'Ends every session of the member but the one that asks.',
    example: { expired: 2 },
  },
  userCheck: {
    summary: 'Tell whether somebody is signed in',
    description:
      'For the check on the server before a page of the personal area is shown. ' +
      'A `user` of null is an answer and no error. The reply stands under `data`.',
    example: { user: { id: 1, firstName: 'Анна' } },
  },
} satisfies SomeDocs;
