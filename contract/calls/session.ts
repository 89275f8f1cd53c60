/** Section 7, table «Session, settings, forms». */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { email, firstName, none, optionalText, password, requiredText } from '../query.ts';
import { consentVersions } from '../schemas/consents.ts';
import { feedback } from '../schemas/feedback.ts';
import {
  metadata as metadataResult,
  metadataList as metadataListResult,
} from '../schemas/reference.ts';
import { settings, token as tokenResult, tokenExpire as expired } from '../schemas/settings.ts';
import { accepted } from '../schemas/member.ts';
import { text } from '../fields.ts';

const base = { table: 'session', access: 'public' } as const;

/** Starts an anonymous session, or renews the current one: section 4, «refreshable». */
export const token = defineCall({
  ...base,
  name: 'token',
  method: 'GET',
  path: '/rest/token',
  params: none,
  result: tokenResult,
  errors: [],
});

/** Ends the session of the request's token. */
export const tokenExpire = defineCall({
  ...base,
  name: 'token.expire',
  method: 'GET',
  changes: true,
  path: '/rest/token.expire',
  params: none,
  result: expired,
  errors: [],
});

export const settingsView = defineCall({
  ...base,
  name: 'settings.view',
  method: 'GET',
  path: '/api/app/settings/settings/view',
  content: true,
  params: none,
  result: settings,
  errors: [],
});

export const metadata = defineCall({
  ...base,
  name: 'metadata',
  forOthers: true,
  method: 'GET',
  path: '/rest/metadata',
  content: true,
  params: v.object({ pageCode: requiredText }),
  result: metadataResult,
  errors: ['not_found'],
});

/** The metadata of all page codes in one response, for the build. Beyond the specification. */
export const metadataList = defineCall({
  ...base,
  name: 'metadata.list',
  method: 'GET',
  path: '/rest/metadata.list',
  content: true,
  params: none,
  result: metadataListResult,
  errors: [],
  beyondSpec: true,
});

/** Feedback on a theme. A GET that writes, as the specification requires; rate limited. */
export const formFeedback = defineCall({
  ...base,
  name: 'form.feedback',
  method: 'GET',
  changes: true,
  path: '/rest/form.feedback',
  params: feedback,
  result: accepted,
  errors: ['consent_missing'],
});

/** Any other form of the site, named by `form`; `fields` are validated by that form's rules. */
export const formSave = defineCall({
  ...base,
  name: 'form.save',
  method: 'POST',
  path: '/rest/form.save',
  params: v.object({ form: text, fields: v.record(v.string(), v.string()) }),
  result: accepted,
  errors: ['not_found', 'unauthorized'],
});

/** Sends an email with a link; the member is created when it is opened (`login.confirm.email`). */
export const registrationByEmail = defineCall({
  ...base,
  name: 'registration.byEmail',
  method: 'POST',
  path: '/api/security/registration/byEmail',
  params: v.object({
    email,
    password,
    firstName,
    policy: v.literal(
      true,
      'Без согласия на\u00a0обработку персональных данных мы\u00a0не\u00a0можем вас зарегистрировать',
    ),
    subscribe: v.boolean(),
    consentVersions: v.optional(consentVersions, {}),
    invite: optionalText,
  }),
  result: accepted,
  errors: ['captcha_failed'],
});

/**
 * Sends an email with a password reset link. Always accepted, so that it does not reveal which
 * addresses are known.
 */
export const restoreByEmail = defineCall({
  ...base,
  name: 'restore.byEmail',
  method: 'POST',
  path: '/api/app/security/restore/byEmail',
  params: v.object({ email }),
  result: accepted,
  errors: [],
});
