/**
 * Id of the element in which the document of a members' page carries replies to calls: JSON, by the URL of
 * the call (docs/decisions/199).
 */
export const EARLY_REPLIES_ID = 'early-replies';

/** Milliseconds after the document's request within which its replies still count as fresh. */
export const EARLY_REPLIES_LAST = 10_000;
