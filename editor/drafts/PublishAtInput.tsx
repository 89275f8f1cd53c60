import { DateTimeInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { mayI } from '../calls/session.ts';
import { pastFault } from '../words/past.ts';

const HELP = 'Пусто: выйдет, когда вы нажмёте «Опубликовать». Время вашего компьютера.';

type Props = { readonly source?: string; readonly help?: string };

/** When something is published by itself; a time that is over is refused here, in words. */
export function PublishAtInput({ source = 'draft.publish_at', help = HELP }: Props) {
  const at: unknown = useWatch({ name: source });
  const { dirtyFields } = useFormState({ name: source });
  // What was planned long ago and could not be published says so elsewhere.
  const isTouched = Object.keys(dirtyFields).length > 0;
  const fault = isTouched ? pastFault(at) : undefined;
  return (
    <DateTimeInput
      source={source}
      label="Опубликовать в назначенное время"
      helperText={fault ?? help}
      error={fault !== undefined}
      validate={(value: unknown) => (isTouched ? pastFault(value) : undefined)}
      disabled={!mayI('publish')}
      parse={(value: string) => (value === '' ? null : new Date(value).toISOString())}
    />
  );
}
