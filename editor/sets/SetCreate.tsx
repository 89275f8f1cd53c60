import { Create, SaveButton, Toolbar } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { SetForm } from './SetForm.tsx';

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** A new set of changes. */
export const SetCreate = () => (
  <Create redirect="edit" title="Новый набор изменений">
    <ScreenTitle>Новый набор изменений</ScreenTitle>
    <SetForm toolbar={toolbar} />
  </Create>
);
