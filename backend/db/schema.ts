/** All tables, in the one list that drizzle and its migrations read. */
export * from './schema-addresses.ts';
export * from './schema-articles.ts';
export * from './schema-certificates.ts';
export * from './schema-consents.ts';
export * from './schema-feedback.ts';
export * from './schema-login.ts';
export * from './schema-members.ts';
export * from './schema-products.ts';
export * from './schema-reference.ts';
export * from './schema-sessions.ts';
export * from './schema-shops.ts';
export * from './schema-stock.ts';
export * from './schema-surveys.ts';
