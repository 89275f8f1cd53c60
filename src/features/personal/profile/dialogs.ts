/** The dialogs of «Мои данные», in one chunk: see `useDialogs`. */
export { ConsentDialog } from './ConsentDialog.tsx';
export { DeleteDialog } from './DeleteDialog.tsx';
export { PhoneDialog } from './PhoneDialog.tsx';
