import { DateTimeInput } from 'react-admin';
import { mayI } from '../calls/session.ts';

const HELP = 'Пусто: выйдет, когда вы нажмёте «Опубликовать». Время вашего компьютера.';

/** When the draft is published by itself. */
export const PublishAtInput = () => (
  <DateTimeInput
    source="draft.publish_at"
    label="Опубликовать в назначенное время"
    helperText={HELP}
    disabled={!mayI('publish')}
    parse={(value: string) => (value === '' ? null : new Date(value).toISOString())}
  />
);
