/** What the build of the editor's screen and the backend that serves it agree on. */

/** Where the screen is, on the backend and on the site's own address. */
export const SCREEN_PATH = '/admin/';

/**
 * What whoever cannot sign in yet opens, below the screen's path: the link of a letter, to an invitation
 * or from a forgotten password, and where such a letter is asked for.
 */
export const OPEN_PAGES = { password: 'password', forgotten: 'forgotten' } as const;

/** The document in which the screen shows previewed pages. */
export const FRAME_PATH = '/admin/frame';

/** Stands in the built document where each response has a nonce of its own. */
export const NONCE_PLACE = 'a-nonce-of-each-response';

/** The document's element that says which map the screen may show. */
export const MAPS_META = 'maps';

/** Stands there in the built document. */
export const MAPS_PLACE = 'the-maps-of-this-backend';

/** Where the built files are, below the data directory. */
export const SCREEN_DIRECTORY = 'editor-screen';

/** Who may sign in to the screen of the embedded run; the password is in the data directory. */
export const DEMO_EDITOR = 'redakciya@yasno.example';

/** The file with that password. */
export const DEMO_PASSWORD_FILE = 'editor-password';

/**
 * What the browser keeps of somebody who has signed in on this machine: without it nobody is asked
 * for, as the answer is known. It opens nothing.
 */
export const SIGNED_IN_MARK = 'editor-was-here';
