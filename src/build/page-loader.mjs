import { pageLoader } from './page-loader.ts';

/**
 * Changes Gatsby's loader. This is a JavaScript file because webpack loads it directly.
 * @param {string} loader
 */
export default (loader) => pageLoader(loader);
