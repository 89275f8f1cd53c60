import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { Resource } from 'react-admin';
import { LibraryEdit } from './LibraryEdit.tsx';
import { LibraryList } from './LibraryList.tsx';

/** Uploaded pictures and PDFs. */
export const libraryResource = (
  <Resource
    key="library"
    name="library"
    icon={PhotoLibrary}
    list={LibraryList}
    edit={LibraryEdit}
    recordRepresentation="name"
    options={{ label: 'Библиотека' }}
  />
);
