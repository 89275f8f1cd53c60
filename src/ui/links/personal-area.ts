import { createContext } from 'react';

/** Whether the component is rendered in the personal area; its frame provides the value. */
export const PersonalArea = createContext(false);
