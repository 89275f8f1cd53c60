import { CardContent } from '@mui/material';
import type { ReactElement } from 'react';
import { Form, required, TextInput } from 'react-admin';
import { ReadOnly } from '../app/ReadOnly.tsx';
import { mayI } from '../calls/session.ts';
import { PublishAtInput } from '../drafts/PublishAtInput.tsx';
import { draftTitle } from '../drafts/draft-title.ts';
import { EntityInput } from '../fields/EntityInput.tsx';
import { TakedownsInput } from './TakedownsInput.tsx';

const TITLE_HELP = 'Видно только редакции: «Весенняя акция».';
const DRAFTS_HELP = 'Они выйдут разом: или все, или ни\u00a0один.';
const TIME_HELP = 'Пусто: выйдет, когда вы нажмёте «Опубликовать всё». Время вашего компьютера.';

const LOOKING = 'Наборы собирает и\u00a0публикует выпускающий редактор.';

/** Drafts are searched by title in the browser (draft-records.ts): there are few. */
const ALL = 200;

/** The members of a set, which are published together. */
export const SetForm = ({ toolbar }: { readonly toolbar: ReactElement }) => (
  <Form warnWhenUnsavedChanges>
    <CardContent sx={{ maxWidth: 960 }}>
      <ReadOnly reason={mayI('publish') ? null : LOOKING}>
        <TextInput source="title" label="Название" helperText={TITLE_HELP} validate={required()} />
        <EntityInput
          source="drafts"
          to="drafts"
          perPage={ALL}
          label="Черновики"
          helperText={DRAFTS_HELP}
          nameOf={draftTitle}
          isMany
        />
        <TakedownsInput />
        <PublishAtInput source="publish_at" help={TIME_HELP} />
      </ReadOnly>
    </CardContent>
    {toolbar}
  </Form>
);
