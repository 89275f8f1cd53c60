/** Names shared by the build of the editor's screen and the backend that serves it. */

/** The path of the screen, on the backend and on the site. */
export const SCREEN_PATH = '/admin/';

/**
 * Pages below the screen's path that are open without signing in: the link in a letter (an invitation or a
 * forgotten password), and the form that requests such a letter.
 */
export const OPEN_PAGES = { password: 'password', forgotten: 'forgotten' } as const;

/** The document in which the screen shows previewed pages. */
export const FRAME_PATH = '/admin/frame';

/** A placeholder in the built document for the nonce of each response. */
export const NONCE_PLACE = 'a-nonce-of-each-response';

/** The document's element that says which map the screen may show. */
export const MAPS_META = 'maps';

/** The placeholder for it in the built document. */
export const MAPS_PLACE = 'the-maps-of-this-backend';

/** The directory of the built files, below the data directory. */
export const SCREEN_DIRECTORY = 'editor-screen';

/** The editor of the embedded run; the password is in the data directory. */
export const DEMO_EDITOR = 'redakciya@yasno.example';

/** The file with the demo editor's password. */
export const DEMO_PASSWORD_FILE = 'editor-password';

/**
 * Remembers in the browser that somebody has signed in on this machine. Without it the screen does not ask
 * the backend who is signed in, as the answer is known. It grants no access.
 */
export const SIGNED_IN_MARK = 'editor-was-here';
