/**
 * Section 7, table «Login and user»: sign-in, profile and messages. The club calls of the same
 * table are in a separate file. Shapes are ours where the table says «not shown».
 */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none } from '../query.ts';
import * as member from '../schemas/member.ts';
import * as signIn from '../schemas/sign-in.ts';
import * as survey from '../schemas/survey.ts';

export * from './club.ts';

const open = { table: 'user', access: 'public' } as const;
const own = { table: 'user', access: 'member' } as const;

export const loginSendSms = defineCall({
  ...open,
  name: 'login.send.sms',
  method: 'GET',
  changes: true,
  path: '/rest/login.send.sms',
  params: signIn.smsParams,
  result: signIn.smsSent,
  errors: ['sms_failed', 'captcha_failed'],
});

/** The specification can be read as GET or POST: both are accepted, and ours uses GET. */
export const loginAuthSms = defineCall({
  ...open,
  name: 'login.auth.sms',
  method: 'GET',
  changes: true,
  alsoPost: true,
  path: '/rest/login.auth.sms',
  params: signIn.smsCode,
  result: signIn.signedIn,
  errors: ['code_wrong', 'code_expired', 'consent_missing'],
});

/** Google's tokens are one to two thousand characters long. */
const captchaToken = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_096));

export const checkCaptcha = defineCall({
  ...open,
  name: 'check.captcha',
  method: 'GET',
  changes: true,
  path: '/rest/check.captcha',
  params: v.object({ ctoken: captchaToken, action: v.optional(v.string(), 'certificate') }),
  result: v.object({ success: v.boolean(), score: v.number() }),
  errors: ['captcha_failed'],
});

/**
 * The server-side check of /personal: the specification shows `data.user` but not the path. A null
 * user is a result, not an error, so the call is public.
 */
export const userCheck = defineCall({
  ...open,
  name: 'user.check',
  method: 'GET',
  path: '/rest/user.check',
  envelope: 'data',
  params: none,
  result: v.object({
    user: v.nullable(v.object({ id: v.number(), firstName: v.nullable(v.string()) })),
  }),
  errors: [],
  beyondSpec: true,
});

export const userProfile = defineCall({
  ...own,
  name: 'user.profile',
  method: 'GET',
  path: '/rest/user.profile',
  params: none,
  result: member.profile,
  errors: [],
});

export const userProfileEdit = defineCall({
  ...own,
  name: 'user.profile.edit',
  method: 'POST',
  path: '/rest/user.profile.edit',
  params: member.profileEdit,
  result: member.profile,
  errors: [],
});

export const userBalance = defineCall({
  ...own,
  name: 'user.balance',
  method: 'GET',
  path: '/rest/user.balance',
  params: none,
  result: member.balance,
  errors: [],
});

export const userHistoryPoints = defineCall({
  ...own,
  name: 'user.history.points',
  method: 'GET',
  path: '/rest/user.history.points',
  params: member.pointsHistoryParams,
  result: member.pointsHistory,
  errors: [],
});

export const menuGetPoints = defineCall({
  ...own,
  name: 'menu.get.points',
  method: 'GET',
  path: '/rest/menu.get.points',
  params: none,
  result: member.pointsMenu,
  errors: [],
});

export const inviteFriend = defineCall({
  ...own,
  name: 'invite.friend',
  method: 'GET',
  path: '/rest/invite.friend',
  params: none,
  result: member.invitation,
  errors: [],
});

/** Open to visitors: the site asks everyone whether a page was helpful. */
export const siteReviewCommon = defineCall({
  ...open,
  name: 'site.review.common',
  method: 'POST',
  path: '/rest/site.review.common',
  params: member.commonReview,
  result: member.accepted,
  // `unauthorized`: a member who has just deleted their account.
  errors: ['not_found', 'unauthorized'],
});

export const siteReviewSocial = defineCall({
  ...open,
  name: 'site.review.social',
  method: 'POST',
  path: '/rest/site.review.social',
  params: member.socialReview,
  result: member.accepted,
  errors: ['unauthorized'],
});

/** Open to visitors, too: the poll and the survey are public pages. */
export const siteSurveyFormGet = defineCall({
  ...open,
  name: 'site.survey.form.get',
  method: 'GET',
  path: '/rest/site.survey.form.get',
  params: survey.surveyParams,
  result: survey.surveyForm,
  errors: ['not_found'],
});

export const siteSurveyFormSet = defineCall({
  ...open,
  name: 'site.survey.form.set',
  method: 'POST',
  path: '/rest/site.survey.form.set',
  params: survey.surveyAnswer,
  result: survey.surveyForm,
  errors: ['not_found', 'already_answered', 'unauthorized'],
});
