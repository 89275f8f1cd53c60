import { atOnce } from './at-once.ts';

/**
 * Changes Gatsby's router. This is a JavaScript file because webpack loads it directly.
 * @param {string} router
 */
export default (router) => atOnce(router);
