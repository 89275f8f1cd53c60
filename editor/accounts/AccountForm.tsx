import { BooleanInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { EDITOR_ROLES } from '../../contract/permissions.ts';

const choices = Object.entries(EDITOR_ROLES).map(([id, name]) => ({ id, name }));

type Props = { readonly isNew?: boolean; readonly isScript?: boolean };

/** What there is to say about somebody who edits. */
export const AccountForm = ({ isNew = false, isScript = false }: Props) => (
  <SimpleForm sx={{ maxWidth: 640 }}>
    <TextInput source="name" label="Имя" validate={required()} />
    {!isScript && (
      <TextInput
        source="email"
        label="Почта"
        type="email"
        helperText={isNew ? 'Придёт письмо с приглашением: ссылка действует трое суток.' : false}
        validate={required()}
      />
    )}
    <SelectInput source="role" label="Роль" choices={choices} validate={required()} />
    {!isNew && <BooleanInput source="off" label="Выключить на время" />}
  </SimpleForm>
);
