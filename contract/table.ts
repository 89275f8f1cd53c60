import type { AnyCall } from './call.ts';
import * as account from './calls/account.ts';
import * as content from './calls/content.ts';
import * as editor from './calls/editor.ts';
import * as session from './calls/session.ts';
import * as shops from './calls/shops.ts';
import * as user from './calls/user.ts';

/** Site calls by the identifiers of their entries. */
const ofSite = { ...session, ...user, ...account, ...content, ...shops };

/**
 * Every call of the site, for loops: router, documentation, tests, the edge's allow-list. Code that
 * makes a single call imports that entry instead, so that a page ships only its own.
 */
export const table: readonly AnyCall[] = Object.values(ofSite);

/**
 * The editor calls, kept separate because pages never make them and they have path
 * parameters.
 */
export const editorTable: readonly AnyCall[] = Object.values(editor);

/** All entries by identifier, against which the descriptions of calls are checked. */
export const entries = { ...ofSite, ...editor };

/** The entry with the given name. Throws for an unknown name, which is a programming error. */
export function callNamed(name: string): AnyCall {
  const found = table.find((entry) => entry.name === name);
  if (!found) throw new Error(`The contract has no call named ${name}`);
  return found;
}
