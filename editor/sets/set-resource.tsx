import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { DeniedScreen } from '../app/DeniedScreen.tsx';
import { onUse } from '../app/on-use.ts';
import { mayI } from '../calls/session.ts';

const SetList = onUse(() => import('./SetList.tsx'), 'SetList');
const SetEdit = onUse(() => import('./SetEdit.tsx'), 'SetEdit');
const SetCreate = onUse(() => import('./SetCreate.tsx'), 'SetCreate');

/** Sets of changes; users who may not publish can view them. */
export const setResource = () => (
  <Resource
    key="sets"
    name="sets"
    list={SetList}
    edit={SetEdit}
    {...(mayI('publish') && { create: SetCreate })}
    recordRepresentation="title"
    options={{ label: 'Наборы изменений' }}
  >
    {/* Without it, the address would open the set with the id «create», which does not exist. */}
    {!mayI('publish') && <Route path="create" element={<DeniedScreen />} />}
  </Resource>
);
