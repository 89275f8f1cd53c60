/** Gatsby's own start in the browser; an alias that src/build/webpack.ts gives to webpack. */
declare module 'gatsby-production-app';
