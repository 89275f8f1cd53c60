import History from '@mui/icons-material/History';
import { Resource } from 'react-admin';
import { onUse } from '../app/on-use.ts';

const LogList = onUse(() => import('./LogList.tsx'), 'LogList');

/** Who did what. */
export const logResource = (
  <Resource
    key="log"
    name="log"
    icon={History}
    list={LogList}
    options={{ label: 'Журнал действий' }}
  />
);
