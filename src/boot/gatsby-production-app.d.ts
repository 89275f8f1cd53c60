/** Gatsby's own browser entry point; src/build/webpack.ts defines the alias. */
declare module 'gatsby-production-app';
