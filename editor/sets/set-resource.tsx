import { Resource } from 'react-admin';
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
  />
);
