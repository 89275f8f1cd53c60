// JavaScript for the reason that the site's own gatsby-node.mjs gives.
export * from './source-nodes.ts';
