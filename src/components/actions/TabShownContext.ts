import { createContext } from 'react';

/** Whether the tab around it is the chosen one: a tab that was opened stays, hidden. */
export const TabShownContext = createContext(true);
