import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import { Resource } from 'react-admin';
import { DeletedList } from './DeletedList.tsx';

/** What was deleted. */
export const deletedResource = (
  <Resource
    key="deleted"
    name="deleted"
    icon={RestoreFromTrash}
    list={DeletedList}
    options={{ label: 'Удалённое' }}
  />
);
