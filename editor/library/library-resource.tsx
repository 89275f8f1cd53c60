import { Resource } from 'react-admin';
import { noCreation } from '../app/no-creation.tsx';
import { onUse } from '../app/on-use.ts';

const LibraryList = onUse(() => import('./LibraryList.tsx'), 'LibraryList');
const LibraryEdit = onUse(() => import('./LibraryEdit.tsx'), 'LibraryEdit');

/** Uploaded pictures and PDFs. */
export const libraryResource = (
  <Resource
    key="library"
    name="library"
    list={LibraryList}
    edit={LibraryEdit}
    recordRepresentation="name"
    options={{ label: 'Библиотека' }}
  >
    {noCreation}
  </Resource>
);
