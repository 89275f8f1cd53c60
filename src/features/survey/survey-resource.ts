import { siteSurveyFormGet } from '../../../contract/calls/user.ts';
import { browserCall } from '../../client/calls/browser-call.ts';
import { createResource } from '../../stores/resource.ts';

/** The form of a page; a URL may select another by its number. */
export type SurveyKind = 'poll' | 'survey';

/** The current form, with the results once this visitor has answered. */
export const surveyResource = createResource((signal, kind: SurveyKind, formId: string | null) =>
  browserCall(siteSurveyFormGet, formId === null ? { kind } : { formId }, signal),
);
