import { searchContent } from '../../../contract/calls/search.ts';
import { browserCall } from '../../client/calls/browser-call.ts';
import { SEARCH_COUNT } from '../../config/search-words.ts';

/** The site search's results among the questions, up to its limit. */
export function callQuestions(query: string, signal: AbortSignal) {
  return browserCall(searchContent, { query, kind: 'faq', count: SEARCH_COUNT.most }, signal);
}
