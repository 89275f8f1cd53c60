import { createContext, useContext } from 'react';
import { mayI } from '../calls/session.ts';

/** Whether the inputs below are read-only, whatever the role. */
export const ReadOnlyContext = createContext(false);

/** Whether the signed-in user may write here: a rich text has no `disabled` that a fieldset could set. */
export const useMayWrite = (): boolean => !useContext(ReadOnlyContext) && mayI('draft');
