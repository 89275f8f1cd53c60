import * as v from 'valibot';
import { email, optionalPhone, optionalText } from '../query.ts';

/**
 * Longest question. The call is a GET (section 7): Cyrillic letters take six signs each in an
 * address, and servers refuse one of more than 16 kB.
 */
export const QUESTION_MAX = 1500;

/** The payload of `form.feedback`, with what a person reads where it does not fit. */
export const feedback = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Напишите, как к\u00a0вам обращаться'),
    v.maxLength(200, 'Не\u00a0длиннее 200\u00a0знаков'),
  ),
  company: optionalText,
  /** How the visitor heard of the maker. */
  traffic: optionalText,
  email,
  phone: optionalPhone,
  /** What the question is about: the theme it came from. */
  source: optionalText,
  question: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(5, 'Напишите свой вопрос, хотя\u00a0бы несколько слов'),
    v.maxLength(QUESTION_MAX, `Не\u00a0длиннее ${QUESTION_MAX}\u00a0знаков`),
  ),
  /** Which wording of the consent was ticked: its day. */
  policy: optionalText,
  /** People do not see this field and leave it empty; a robot fills in what it finds. */
  website: optionalText,
});

export type FeedbackField = keyof v.InferInput<typeof feedback>;
