import { userProfileEdit } from '../../contract/calls/user.ts';
import type { Result } from '../client/calls/result.ts';
import { memberCall } from './member-call.ts';
import { session } from './session.ts';

/** Saves a member's first name in the backend and shows it in the header. */
export async function giveName(firstName: string): Promise<Result<object>> {
  const saved = await memberCall(userProfileEdit, { firstName });
  if (saved.ok) session.user = { firstName: saved.value.firstName };
  return saved;
}
