import { siteSurveyFormGet, siteSurveyFormSet } from '../../contract/calls/user.ts';
import type { SurveyAnswers } from '../../contract/schemas/survey.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { ensureDevice } from '../client/cookies/device.ts';
import { success, type Result } from '../client/calls/result.ts';
import type { ShownForm } from '../config/survey-answers.ts';

/**
 * The form with its results; `again`: the visitor has answered before, and nothing new was counted.
 */
export type Sent = { readonly form: ShownForm; readonly again: boolean };

/**
 * Sends the answers. A visitor who has answered before, on this device or as this member, gets the
 * results rather than an error.
 */
export async function sendSurvey(formId: number, answers: SurveyAnswers): Promise<Result<Sent>> {
  ensureDevice();
  const sent = await browserCall(siteSurveyFormSet, { formId, answers });
  if (sent.ok) return success({ form: sent.value, again: false });
  if (sent.error.code !== 'already_answered') return sent;
  const form = await browserCall(siteSurveyFormGet, { formId });
  return form.ok ? success({ form: form.value, again: true }) : form;
}
