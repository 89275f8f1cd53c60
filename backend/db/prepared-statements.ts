/** Statements of a PostgreSQL server that are repeated, parsed and planned once for each connection. */
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { hasCode } from '../../system/error-code.ts';

/** Executions after which a statement is prepared. */
const REPEATED = 3;

/**
 * Maximum number of prepared statements, each of which takes memory of the server for every connection: more than
 * a day's statements, with room for lists of any length.
 */
const KEPT = 400;

/** Statements whose executions are counted before they are prepared. */
const COUNTED = 1_000;

/** Statements that have a plan. */
const PLANNED = /^[\s(]*(?:select|with|insert|update|delete)\b/i;

/** SQLSTATE of a prepared statement whose rows have other types since a migration. */
const OTHER_ROWS = '0A000';

type Asked = { readonly text: string };

/** Whether it is a statement without a name, as drizzle sends it: cursors send themselves. */
function isPlain(asked: unknown): asked is Asked {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('submit' in asked) &&
    !('name' in asked && asked.name)
  );
}

/** Names of statements by their texts, the same for all connections. */
function statementNames() {
  const names = new Map<string, string>();
  const counts = new LRUCache<string, number>({ max: COUNTED });
  let named = 0;
  return {
    /** The name of a statement that is executed now; undefined unless it is prepared. */
    of(text: string): string | undefined {
      const name = names.get(text);
      if (name !== undefined || names.size >= KEPT || !PLANNED.test(text)) return name;
      const count = (counts.get(text) ?? 0) + 1;
      counts.set(text, count);
      if (count < REPEATED) return undefined;
      named += 1;
      counts.delete(text);
      names.set(text, `kept ${named}`);
      return names.get(text);
    },
    /** Has a statement prepared again if it failed because its rows have changed. */
    failed(text: string, error: unknown): void {
      if (hasCode(error, OTHER_ROWS)) names.delete(text);
    },
  };
}

type Queried = { query: (...asked: never[]) => unknown };
type Answered = (error: unknown, result: unknown) => void;

/**
 * Prepares the statements of a pool that are repeated. node-postgres has an unnamed statement parsed and planned at
 * each execution: for an article and its related ones that was half of the server's work.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = statementNames();
  pool.on('connect', (connection: Queried) => {
    const { query } = connection;
    const send = (asked: readonly unknown[]): unknown => Reflect.apply(query, connection, asked);
    Object.assign(connection, {
      query: (...asked: unknown[]) => {
        const [statement, ...others] = asked;
        if (!isPlain(statement)) return send(asked);
        const { text } = statement;
        const name = names.of(text);
        if (name === undefined) return send(asked);
        const answered = others.at(-1);
        if (typeof answered === 'function') {
          others[others.length - 1] = ((error, result) => {
            names.failed(text, error);
            Reflect.apply(answered, undefined, [error, result]);
          }) satisfies Answered;
        }
        const running = send([{ ...statement, name }, ...others]);
        if (running instanceof Promise) running.catch((error) => names.failed(text, error));
        return running;
      },
    });
  });
}
