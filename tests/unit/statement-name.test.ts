import { expect, it } from '@jest/globals';
import { statementName } from '../../backend/db/traced-statements.ts';

it.each([
  ['select "id", "title" from "articles" where "id" = $1', 'select articles'],
  ['insert into "orders" ("id") values (default)', 'insert orders'],
  ['update "outbox" set "state" = $1', 'update outbox'],
  ['delete from "sessions" where "token" = $1', 'delete sessions'],
  ['with "page" as (select 1 from "shops") select * from "page"', 'with shops'],
  ['  (select 1)', 'select'],
  ['begin', 'begin'],
  ['', 'statement'],
])('%s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
