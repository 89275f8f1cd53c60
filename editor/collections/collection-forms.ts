/** Both forms of a collection, loaded at once: the second follows the first while one is typing. */
export { CollectionCreate } from './CollectionCreate.tsx';
export { CollectionEdit } from './CollectionEdit.tsx';
