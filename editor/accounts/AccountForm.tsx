import {
  BooleanInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { EDITOR_ROLES } from '../../contract/permissions.ts';
import { session } from '../calls/session.ts';
import { RoleHelp } from './RoleHelp.tsx';

const choices = Object.entries(EDITOR_ROLES).map(([id, name]) => ({ id, name }));

const INVITED = 'Придёт письмо с\u00a0приглашением: ссылка действует трое суток.';
const READDRESSED =
  'С\u00a0другой почтой прежний пароль перестанет действовать: на\u00a0неё придёт письмо, чтобы выбрать новый.';

type Props = { readonly isNew?: boolean; readonly isScript?: boolean };

/** The fields of an account, of a person or a script. */
export function AccountForm({ isNew = false, isScript = false }: Props) {
  const isOwn = useRecordContext()?.id === session.me?.id;
  return (
    <SimpleForm sx={{ maxWidth: 640 }}>
      <TextInput source="name" label="Имя" validate={required()} />
      {!isScript && (
        <TextInput
          source="email"
          label="Почта"
          type="email"
          helperText={isNew ? INVITED : !isOwn && READDRESSED}
          validate={required()}
        />
      )}
      <SelectInput
        source="role"
        label="Роль"
        choices={choices}
        helperText={<RoleHelp />}
        validate={required()}
      />
      {!isNew && <BooleanInput source="off" label="Выключить на время" />}
    </SimpleForm>
  );
}
