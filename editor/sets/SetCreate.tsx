import { Create, SaveButton, Toolbar } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { useFirstField } from '../keys/use-first-field.ts';
import { useKeptFocus } from '../keys/use-kept-focus.ts';
import { SetForm } from './SetForm.tsx';

function CreateToolbar() {
  useKeptFocus();
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  );
}

/** A new set of changes. */
export function SetCreate() {
  useFirstField('title');
  return (
    <Create redirect="edit" title="Новый набор изменений">
      <ScreenTitle>Новый набор изменений</ScreenTitle>
      <SetForm toolbar={<CreateToolbar />} />
    </Create>
  );
}
