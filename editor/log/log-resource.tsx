import { Resource } from 'react-admin';
import { onUse } from '../app/on-use.ts';

const LogList = onUse(() => import('./LogList.tsx'), 'LogList');

/** The log of editors' actions. */
export const logResource = (
  <Resource key="log" name="log" list={LogList} options={{ label: 'Журнал действий' }} />
);
