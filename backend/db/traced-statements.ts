/** Spans for statements, named by operation and table, without texts and parameters. */
import type pg from 'pg';
import { beginSpan, isTraced } from '../../system/spans.ts';

const VERB = /^[\s(]*(?:--[^\n]*\n\s*)*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+"?(?:\w+"?\.)?"?([a-z_]\w*)/i;

/** `select "id" from "orders" where "id" = $1` → `select orders` */
export function statementName(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** The span of a statement, without its parameters. */
export const statementSpan = (text: string) => {
  const name = statementName(text);
  return {
    name,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  } as const;
};

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const hasText = typeof asked === 'object' && asked !== null && 'text' in asked;
  return hasText && typeof asked.text === 'string' ? asked.text : '';
}

type Queried = { query: (...asked: never[]) => unknown };

/** Wraps every awaited statement of a pool or a connection in a span. */
function traceQueries(queried: Queried): void {
  const { query } = queried;
  Object.assign(queried, {
    query: (...asked: unknown[]) => {
      const run = () => Reflect.apply(query, queried, asked);
      // A pool queries its connections with a callback, and has a span of its own.
      if (typeof asked.at(-1) === 'function') return run();
      const span = beginSpan(statementSpan(textOf(asked[0])));
      const running: unknown = span.within(run);
      if (!(running instanceof Promise)) {
        span.end();
        return running;
      }
      return running.then(
        (result: unknown) => {
          span.end();
          return result;
        },
        (error: unknown) => {
          span.end(error);
          throw error;
        },
      );
    },
  });
}

/** Traces the statements of a pool if tracing is enabled. */
export function traceStatements(pool: pg.Pool): void {
  if (!isTraced()) return;
  traceQueries(pool);
  pool.on('connect', traceQueries);
}
