import { userPhoneChange, userPhoneCodes } from '../../../../contract/calls/account.ts';
import type { Profile } from '../../../../contract/schemas/member.ts';
import { passCaptcha } from '../../../client/captcha/pass-captcha.ts';
import type { Result } from '../../../client/calls/result.ts';
import { profile } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { patch } from '../patch.ts';
import { keepThisDevice } from './sessions.ts';

export type SentCodes = {
  /** Whether a code was also sent to the current phone. */
  readonly toOld: boolean;
  /** When new ones may be requested, in milliseconds since 1970. */
  readonly againAt: number;
};

/** Sends codes to a new phone, and to the member's current one. */
export async function sendPhoneCodes(phone: string): Promise<Result<SentCodes>> {
  const passed = await passCaptcha('phone');
  if (!passed.ok) return passed;
  const sent = await memberCall(userPhoneCodes, { phone });
  if (!sent.ok) return sent;
  const { to_old: toOld, resend_in: wait } = sent.value;
  return { ok: true, value: { toOld, againAt: Date.now() + wait * 1000 } };
}

type Typed = { readonly phone: string; readonly code: string; readonly oldCode?: string };

/** Changes the member's phone, which signs them out on all other devices. */
export async function changePhone(typed: Typed): Promise<Result<Profile>> {
  const changed = await memberCall(userPhoneChange, typed);
  if (!changed.ok) return changed;
  patch(profile, () => changed.value);
  keepThisDevice();
  return changed;
}
