import { useId } from 'react';
import { ChoiceRow, type ChoiceProps } from './ChoiceRow.tsx';
import { FieldError } from './FieldError.tsx';

type Props = Omit<ChoiceProps, 'errorId'> & { error?: string | boolean | undefined };

/** A yes or no that is sent with a form: a consent, an option. */
export function Checkbox({ error, ...rest }: Props) {
  const id = useId();
  return (
    <div>
      <ChoiceRow {...rest} kind="checkbox" errorId={error ? id : undefined} />
      <FieldError id={id} error={error} />
    </div>
  );
}
