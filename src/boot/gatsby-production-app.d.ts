/** Gatsby's own start in the browser; an alias that gatsby-node.ts gives to webpack. */
declare module 'gatsby-production-app';
