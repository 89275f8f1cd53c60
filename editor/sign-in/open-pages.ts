import { OPEN_PAGES, SCREEN_PATH } from '../../src/config/editor-screen.ts';

/** Whether a page is open without a session. @param pathname of the address bar. */
export const isOpenPage = (pathname: string): boolean =>
  Object.values(OPEN_PAGES).some((page) => pathname.replace(/\/$/, '') === SCREEN_PATH + page);
