import { createContext } from 'react';

/** Whether what is drawn stands in the personal area; its frame says so. */
export const PersonalArea = createContext(false);
