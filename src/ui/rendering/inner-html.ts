import { useMemo } from 'react';

/** The content of an element as HTML, for `dangerouslySetInnerHTML`. */
type InnerHtml = { readonly __html: string };

/** Of an element that the edge or a script fills. */
export const NO_HTML: InnerHtml = { __html: '' };

/**
 * The same object for the same HTML: React 19.2 compares only objects, and sets the content again when it gets another
 * one. What a script or the edge has put there, a playing video or the focus on a link would be lost.
 */
export const useInnerHtml = (html: string): InnerHtml => useMemo(() => ({ __html: html }), [html]);
