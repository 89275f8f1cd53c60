import { createContext, useContext } from 'react';
import { mayI } from '../calls/session.ts';

/** Whether the inputs below are only read, whatever the role. */
export const Closed = createContext(false);

/** Whether whoever is signed in may write here: a text has no `disabled` that a fieldset could give it. */
export const useMayWrite = (): boolean => !useContext(Closed) && mayI('draft');
