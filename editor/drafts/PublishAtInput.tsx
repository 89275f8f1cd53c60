import { useEffect } from 'react';
import { DateTimeInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { mayI } from '../calls/session.ts';
import { useEmptied } from '../fields/use-emptied.ts';
import { LAST_TIME, pastFault } from '../words/past.ts';

const HELP = 'Пусто: выйдет, когда вы нажмёте «Опубликовать». Время вашего компьютера.';

const UNTIL = { htmlInput: { max: LAST_TIME } };

type Props = { readonly source?: string; readonly help?: string };

/** The scheduled time of a publication; a time in the past is refused here. */
export function PublishAtInput({ source = 'draft.publish_at', help = HELP }: Props) {
  const at: unknown = useWatch({ name: source });
  const { clearErrors, trigger } = useFormContext();
  const { dirtyFields } = useFormState({ name: source });
  // A past time of a failed publication is reported elsewhere.
  const isChosen = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (isChosen) void trigger(source);
    // The original time is back: an error about another time no longer applies.
    else clearErrors(source);
  }, [at, isChosen, source, clearErrors, trigger]);
  return (
    <DateTimeInput
      size="medium"
      source={source}
      label="Опубликовать в назначенное время"
      helperText={help}
      validate={(value: unknown) => (isChosen ? pastFault(value) : undefined)}
      slotProps={UNTIL}
      onChange={useEmptied(source)}
      disabled={!mayI('publish')}
      parse={(value: string) => (value === '' ? null : new Date(value).toISOString())}
    />
  );
}
