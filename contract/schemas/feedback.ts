import * as v from 'valibot';
import { atMost, email, optionalPhone, optionalText } from '../query.ts';

/**
 * Maximum length of a question. The call is a GET (section 7): a Cyrillic letter takes six
 * characters in a URL, and servers reject URLs of more than 16 kB.
 */
export const QUESTION_MAX = 1500;

/** The payload of `form.feedback`, with the validation messages for visitors. */
export const feedback = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Напишите, как к\u00a0вам обращаться'),
    atMost(200),
  ),
  company: optionalText,
  /** How the visitor heard of the company. */
  traffic: optionalText,
  email,
  phone: optionalPhone,
  /** The theme the question is about. */
  source: optionalText,
  question: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(5, 'Напишите свой вопрос, хотя\u00a0бы несколько слов'),
    atMost(QUESTION_MAX),
  ),
  /** The wording of the consent that was ticked, identified by its day. */
  policy: optionalText,
  /** Honeypot: people do not see this field and leave it empty, robots fill it in. */
  website: optionalText,
});

export type FeedbackField = keyof v.InferInput<typeof feedback>;
