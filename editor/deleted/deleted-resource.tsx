import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import { Resource } from 'react-admin';
import { onUse } from '../app/on-use.ts';

const DeletedList = onUse(() => import('./DeletedList.tsx'), 'DeletedList');

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
