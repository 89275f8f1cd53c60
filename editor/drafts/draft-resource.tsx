import { Resource } from 'react-admin';
import { noCreation } from '../app/no-creation.tsx';
import { onUse } from '../app/on-use.ts';

const DraftList = onUse(() => import('./DraftList.tsx'), 'DraftList');
const DraftEdit = onUse(() => import('./DraftEdit.tsx'), 'DraftEdit');

/** Drafts of all collections. */
export const draftResource = (
  <Resource
    key="drafts"
    name="drafts"
    list={DraftList}
    edit={DraftEdit}
    options={{ label: 'Черновики' }}
  >
    {noCreation}
  </Resource>
);
