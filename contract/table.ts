import type { AnyCall } from './call.ts';
import * as account from './calls/account.ts';
import * as content from './calls/content.ts';
import * as editor from './calls/editor.ts';
import * as session from './calls/session.ts';
import * as shops from './calls/shops.ts';
import * as user from './calls/user.ts';

/** By the names that the program calls them. */
const ofSite = { ...session, ...user, ...account, ...content, ...shops };

/**
 * Every call there is, for whatever loops over them: router, documentation, tests, the edge's
 * allow-list. Code that makes one call imports that entry instead, so a page carries only its own.
 */
export const table: readonly AnyCall[] = Object.values(ofSite);

/**
 * The calls of editors: apart from the others, because nobody reaches them through the site and they
 * have paths with parameters.
 */
export const editorTable: readonly AnyCall[] = Object.values(editor);

/** All of both, by the names that the program calls them: what describes calls is held against it. */
export const entries = { ...ofSite, ...editor };

/** The entry of a name. Throws on a name that does not exist: that is a mistake in the program. */
export function callNamed(name: string): AnyCall {
  const found = table.find((entry) => entry.name === name);
  if (!found) throw new Error(`The contract has no call named ${name}`);
  return found;
}
