import { Resource } from 'react-admin';
import { onUse } from '../app/on-use.ts';

const AccountList = onUse(() => import('./AccountList.tsx'), 'AccountList');
const AccountCreate = onUse(() => import('./account-screens.tsx'), 'AccountCreate');
const AccountEdit = onUse(() => import('./account-screens.tsx'), 'AccountEdit');

/** Accounts of people and scripts, for administrators. */
export const accountResource = (
  <Resource
    key="accounts"
    name="accounts"
    list={AccountList}
    create={AccountCreate}
    edit={AccountEdit}
    recordRepresentation="name"
    options={{ label: 'Редакторы' }}
  />
);
