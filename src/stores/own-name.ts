import { userProfileEdit } from '../../contract/calls/user.ts';
import type { Result } from '../client/calls/result.ts';
import { memberCall } from './member-call.ts';
import { session } from './session.ts';

/** Tells the backend a member's first name, and the header with it. */
export async function giveName(firstName: string): Promise<Result<object>> {
  const saved = await memberCall(userProfileEdit, { firstName });
  if (saved.ok) session.user = { firstName: saved.value.firstName };
  return saved;
}
