// JavaScript for the reason that gatsby-node.mjs gives.
export { default } from './src/build/site-config.ts';
