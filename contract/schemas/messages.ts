import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A message with example values in place of its names. */
export const previewedMessage = v.object({
  channel: v.picklist(['sms', 'email']),
  text: v.string(),
  /** How long it is with these values, and in how many parts it is sent; null for a letter. */
  sms: v.nullable(v.object({ characters: whole, parts: whole })),
});
