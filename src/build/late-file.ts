/** Begins the names of files of late styles, which pages link to instead of inlining them. */
export const LATE_MARK = 'late';

/** Whether a file contains late styles. @param name with or without a leading slash. */
export const isLateFile = (name: string): boolean => /^\/?late[.-]/.test(name);
