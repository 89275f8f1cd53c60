import Drafts from '@mui/icons-material/Drafts';
import { Resource } from 'react-admin';
import { DraftEdit } from './DraftEdit.tsx';
import { DraftList } from './DraftList.tsx';

/** Drafts of all collections. */
export const draftResource = (
  <Resource
    key="drafts"
    name="drafts"
    icon={Drafts}
    list={DraftList}
    edit={DraftEdit}
    options={{ label: 'Черновики' }}
  />
);
