import { Resource } from 'react-admin';
import { onUse } from '../app/on-use.ts';

const DeletedList = onUse(() => import('./DeletedList.tsx'), 'DeletedList');

/** Deleted entities. */
export const deletedResource = (
  <Resource key="deleted" name="deleted" list={DeletedList} options={{ label: 'Удалённое' }} />
);
