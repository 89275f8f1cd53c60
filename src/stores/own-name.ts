import { ref } from 'valtio';
import { userProfileEdit } from '../../contract/calls/user.ts';
import type { Result } from '../client/calls/result.ts';
import { memberCall } from './member-call.ts';
import { session } from './session.ts';

/** Saves a member's first name in the backend and shows it in the header and in the personal area. */
export async function giveName(firstName: string): Promise<Result<object>> {
  const saved = await memberCall(userProfileEdit, { firstName });
  if (!saved.ok) return saved;
  session.user = { firstName: saved.value.firstName };
  // Loaded with the header: the personal area would show it without the name while it counts as fresh.
  await import(/* webpackChunkName: "account" */ './account.ts').then(
    ({ profile: { state } }) => {
      if (state.data) state.data = ref(saved.value);
    },
    () => undefined,
  );
  return saved;
}
