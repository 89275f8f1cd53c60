/** The session of an editor who has signed in; the edge passes it on to the backend. */
export const EDITOR_COOKIE = 'editor.session';
