import History from '@mui/icons-material/History';
import { Resource } from 'react-admin';
import { LogList } from './LogList.tsx';

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
