import { useEffect } from 'react';
import { DateTimeInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { mayI } from '../calls/session.ts';
import { pastFault } from '../words/past.ts';

const HELP = 'Пусто: выйдет, когда вы нажмёте «Опубликовать». Время вашего компьютера.';

type Props = { readonly source?: string; readonly help?: string };

/** When something is published by itself; a time that is over is refused here, in words. */
export function PublishAtInput({ source = 'draft.publish_at', help = HELP }: Props) {
  const at: unknown = useWatch({ name: source });
  const { clearErrors, trigger } = useFormContext();
  const { dirtyFields } = useFormState({ name: source });
  // What was planned long ago and could not be published says so elsewhere.
  const isChosen = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (isChosen) void trigger(source);
    // As it was: whatever was wrong with another time is not wrong with this one.
    else clearErrors(source);
  }, [at, isChosen, source, clearErrors, trigger]);
  return (
    <DateTimeInput
      size="medium"
      source={source}
      label="Опубликовать в назначенное время"
      helperText={help}
      validate={(value: unknown) => (isChosen ? pastFault(value) : undefined)}
      disabled={!mayI('publish')}
      parse={(value: string) => (value === '' ? null : new Date(value).toISOString())}
    />
  );
}
