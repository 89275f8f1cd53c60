import { Resource } from 'react-admin';
import { onUse } from '../app/on-use.ts';

const LogList = onUse(() => import('./LogList.tsx'), 'LogList');

/** Who did what. */
export const logResource = (
  <Resource key="log" name="log" list={LogList} options={{ label: 'Журнал действий' }} />
);
