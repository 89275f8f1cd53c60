import { ChoiceRow, type ChoiceProps } from './ChoiceRow.tsx';

/** Turns something on or off immediately, without a form to send. */
export function Switch(props: Omit<ChoiceProps, 'errorId' | 'required'>) {
  return <ChoiceRow {...props} kind="switch" />;
}
