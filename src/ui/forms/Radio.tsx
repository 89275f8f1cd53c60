import { ChoiceRow, type ChoiceProps } from './ChoiceRow.tsx';

/** One answer of a `RadioGroup`, which shows the question and the error. */
export function Radio(props: Omit<ChoiceProps, 'errorId'>) {
  return <ChoiceRow {...props} kind="radio" />;
}
