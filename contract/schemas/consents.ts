import * as v from 'valibot';

/** The consents that a visitor or a member gives. */
export const consentCode = v.picklist(['policy', 'subscribe', 'sms']);

/** The wording of each consent that was on the screen. One that is not named is the current one. */
export const consentVersions = v.record(consentCode, v.pipe(v.string(), v.maxLength(40)));
