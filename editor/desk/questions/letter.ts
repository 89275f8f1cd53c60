import { answerValues } from '../../../contract/collections/answer-letter.ts';
import { withValues } from '../../../contract/collections/variables.ts';
import type { DeskQuestion } from '../../../contract/schemas/desk.ts';

const NOT_YET = '…здесь будет ответ…';

/** The email as it will be sent. @param template with placeholders in braces. */
export function letterOf(
  template: string,
  { name, question }: Pick<DeskQuestion, 'name' | 'question'>,
  answer: string,
): string {
  const onOneLine = name.replaceAll(/\s+/g, ' ').trim();
  return withValues(template, answerValues(onOneLine, question, answer.trim() || NOT_YET));
}
