import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A message with example values in place of its placeholders. */
export const previewedMessage = v.object({
  channel: v.picklist(['sms', 'email']),
  text: v.string(),
  /** Its length with these values, and the number of parts it is sent in; null for an email. */
  sms: v.nullable(v.object({ characters: whole, parts: whole })),
});
