import { describe, expect, it } from '@jest/globals';
import { marksOf, migrationsIn } from '../../../backend/db/migration-files.ts';
import { faultsOf } from './check.ts';

/** The first that is checked: earlier ones were made before there were large tables. */
const FIRST_CHECKED = '0044';

const faults = (text: string) =>
  faultsOf({ tag: '0099_new', when: 1, hash: '', statements: [text], ...marksOf(text) }, [
    '0098_before',
  ]);

describe('the migrations of the project', () => {
  it('lock no large table, and remove nothing that the running version uses', async () => {
    const all = migrationsIn('backend/db/migrations');
    const tags = all.map(({ tag }) => tag);
    const checked = all.filter(({ tag }) => tag >= FIRST_CHECKED);
    const found = await Promise.all(
      checked.map((one) => faultsOf(one, tags.slice(0, tags.indexOf(one.tag)))),
    );
    expect(found.flat()).toEqual([]);
  });

  it('can all be parsed by the check', async () => {
    const all = migrationsIn('backend/db/migrations');
    const read = await Promise.all(all.map((one) => faultsOf(one, [])));
    // Some of the exempt ones would be rejected today.
    expect(read.flat().length).toBeGreaterThan(10);
  });
});

describe('a migration is refused that', () => {
  it.each([
    ['does not fill a column', 'alter table users add column "a" integer not null', /not fill a/],
    ['rewrites rows', 'alter table users add a uuid default gen_random_uuid()', /written anew/],
    ['adds a serial column', 'alter table users add a serial', /written anew/],
    [
      'adds a generated column',
      'alter table users add a int generated always as (1) stored',
      /anew/,
    ],
    ['adds a unique column', 'alter table users add a int unique', /index for a locks/],
    ['changes a type', 'alter table users alter column phone type varchar(20)', /another type/],
    ['sets NOT NULL', 'alter table users alter column phone set not null', /under a lock/],
    ['drops a column', 'alter table users drop column phone', /running version reads phone/],
    ['drops a table', 'drop table users', /running version uses the table/],
    ['renames a column', 'alter table users rename column phone to tel', /name of before/],
    ['renames a table', 'alter table users rename to people', /name of before/],
    ['builds an index under a lock', 'create index a on users (phone)', /locks users/],
    ['locks what visitors write', 'create index a on reviews (page)', /locks reviews/],
    ['locks what a check leaves', 'create index a on captcha_passes (score)', /locks captcha_/],
    ['adds a check under a lock', 'alter table users add check (phone is not null)', /NOT VALID/],
    [
      'adds a foreign key under a lock',
      'alter table orders add foreign key (a) references users',
      /NOT VALID/,
    ],
    [
      'adds a unique key under a lock',
      'alter table users add constraint a unique (phone)',
      /USING INDEX/,
    ],
    ['changes every row at once', 'update points_entries set points = 0', /in portions/],
    ['deletes every row at once', 'delete from outbox', /in portions/],
    ['is not stepwise', 'create index concurrently a on users (phone)', /-- stepwise/],
    [
      'names an unknown migration',
      '-- contract: needs 0097_other\nselect 1',
      /no 0097_other before/,
    ],
    [
      'hides a violation behind another statement',
      'select 1; alter table users drop column phone',
      /reads phone/,
    ],
  ])('%s', async (_what, text, expected) => {
    expect(await faults(text)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('a migration is accepted that', () => {
  it.each([
    ['adds an empty column', 'alter table users add column "a" integer'],
    ['adds a column with a constant', "alter table users add a text not null default 'нет'"],
    [
      'adds a timestamp with a default',
      'alter table users add a timestamptz not null default now()',
    ],
    ['creates a table', 'create table a (b integer not null); create index c on a (b)'],
    ['builds a small index', 'create index a on faq_items (position)'],
    [
      'builds an index concurrently',
      '-- stepwise\ndrop index concurrently if exists a; create index concurrently a on users (phone)',
    ],
    [
      'adds a check as NOT VALID',
      'alter table users add constraint a check (phone is not null) not valid',
    ],
    ['drops an unused column', '-- contract: needs 0098_before\nalter table users drop column a'],
    ['states a reason', '-- meant: ten rows\nalter table users alter column phone set not null'],
    ['changes some rows', "update users set first_name = 'Анна' where id = 1"],
    ['creates a function', 'create function a() returns int language sql as $$ select 1 $$'],
  ])('%s', async (_what, text) => {
    expect(await faults(text)).toEqual([]);
  });

  it('exempts one statement, not the next', async () => {
    const text = '-- meant: ten rows\ndrop table a;\ndrop table users';
    expect(await faults(text)).toHaveLength(1);
  });
});
