/**
 * The editor calls. `backend/README.md` shows them with examples. The editor's screen imports the
 * parts: its first chunk has no use for the others.
 */
export * from './desk.ts';
export * from './editor-access.ts';
export * from './editor-drafts.ts';
export * from './editor-entities.ts';
export * from './editor-many.ts';
export * from './editor-people.ts';
export * from './editor-sets.ts';
export * from './editor-takedown.ts';
export * from './editor-messages.ts';
export * from './editor-surveys.ts';
export * from './library.ts';
export * from './editor-releases.ts';
