/** Both forms of a collection, in one chunk: after creating, the user continues in the edit form. */
export { CollectionCreate } from './CollectionCreate.tsx';
export { CollectionEdit } from './CollectionEdit.tsx';
