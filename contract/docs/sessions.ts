import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './examples/listed.ts';
import { signedIn } from './examples/member.ts';

const { token, token_expired } = signedIn;

export const sessions = {
  token: {
    summary: 'Get a token, or renew the current one',
    description:
      'Without a token, starts an anonymous session; with one, extends the session’s lifetime. Send ' +
      'the token with every later call. It does not sign anyone in.',
    example: { token, token_expired },
  },
  tokenExpire: {
    summary: 'End the session of the token',
    description: 'Signs out on this device. `expired` is false when the token was no longer valid.',
    example: { expired: true },
  },
  tokenExpireAll: {
    summary: 'Sign the member out everywhere',
    description: 'Ends all sessions of the member, including the calling one.',
    example: { expired: 3 },
  },
  sessions: {
    summary: 'List the member’s sessions',
    description:
      'The most recently active session comes first. Properties of a device that are unknown are ' +
      'null.',
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
    description: 'Ends every session of the member except the calling one.',
    example: { expired: 2 },
  },
  userCheck: {
    summary: 'Check who is signed in',
    description:
      'For the server-side check before a page of the personal area is shown. ' +
      'A null `user` is a result, not an error. The result is under `data`.',
    example: { user: { id: 1, firstName: 'Анна' } },
  },
} satisfies SomeDocs;
