import type * as v from 'valibot';
import { userData, userDelete } from '../../../../contract/calls/account.ts';
import { userProfileEdit } from '../../../../contract/calls/user.ts';
import type { Profile } from '../../../../contract/schemas/member.ts';
import { saveFile } from '../../../client/files/save-file.ts';
import { success, type Result } from '../../../client/calls/result.ts';
import { profile } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { session } from '../../../stores/session.ts';
import { leaveDevice } from '../../../stores/sign-out.ts';
import { patch } from '../patch.ts';

/** A change of the profile: omitted fields stay unchanged. */
export type ProfileEdit = v.InferInput<typeof userProfileEdit.params>;

/** Saves a change, and shows the backend's result. */
export async function saveProfile(edit: ProfileEdit): Promise<Result<Profile>> {
  const result = await memberCall(userProfileEdit, edit);
  if (!result.ok) return result;
  patch(profile, () => result.value);
  session.user = { firstName: result.value.firstName?.trim() || null };
  return result;
}

/** Resends the letter that confirms the member's address. Other changes in the form are not saved. */
export const sendLetterAgain = (email: string): Promise<Result<Profile>> =>
  saveProfile({ email, email_again: true });

/** Downloads a file with all data stored about the member. */
export async function exportData(): Promise<Result<null>> {
  const result = await memberCall(userData, {});
  if (!result.ok) return result;
  const text = `${JSON.stringify(result.value, null, 2)}\n`;
  saveFile('moi-dannye-yasno.json', 'application/json', text);
  return success(null);
}

/** Deletes the member permanently; nothing of theirs stays on this device either. */
export async function deleteMember(): Promise<Result<null>> {
  const result = await memberCall(userDelete, { confirm: true });
  if (!result.ok) return result;
  leaveDevice();
  return success(null);
}
