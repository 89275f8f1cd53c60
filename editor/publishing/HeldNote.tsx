import { Alert, Button } from '@mui/material';
import { described, isDescribed } from '../data/descriptions.ts';
import { focusField } from './focus-field.ts';

type Props = {
  readonly collection: string;
  readonly field: string | null;
  readonly reason: string;
};

/** Why readers still see the previous version, with a link to the field that blocks the new one. */
export function HeldNote({ collection, field, reason }: Props) {
  const label =
    field !== null && isDescribed(collection)
      ? described(collection).fields[field]?.label
      : undefined;
  return (
    <Alert
      severity="error"
      action={
        field !== null &&
        label && (
          <Button color="inherit" onClick={() => focusField(field)}>
            {`К\u00a0полю «${label}»`}
          </Button>
        )
      }
    >
      {`Читатели видят прежнее: ${reason}`}
    </Alert>
  );
}
