import { errorPageOnce } from './error-page.ts';

/**
 * Changes Gatsby's loader. This is a JavaScript file because webpack loads it directly.
 * @param {string} loader
 */
export default (loader) => errorPageOnce(loader);
