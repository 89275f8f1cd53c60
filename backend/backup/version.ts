import * as v from 'valibot';
import { servesFromNote } from '../db/migration-state.ts';

/** The version of a database, which tells a restore whether a program can work with it. */
export type Version = {
  /** Time of its last migration, in milliseconds since 1970. */
  readonly migration: number;
  /** The oldest migration that a program must know to work with it; null if unknown. */
  readonly servesFrom: number | null;
  /** Major version of its PostgreSQL. */
  readonly postgresql: number;
};

/** The query for the version, as one text, for either kind of database. */
export const VERSION = `select json_build_object(
    'migration', coalesce(max(created_at), 0),
    'note', obj_description('drizzle.__drizzle_migrations'::regclass),
    'postgresql', current_setting('server_version_num')::int
  )::text as version from drizzle.__drizzle_migrations`;

const said = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ migration: v.number(), note: v.nullable(v.string()), postgresql: v.number() }),
);

/** The version in what `VERSION` has returned. */
export function readVersion(text: string): Version {
  const { migration, note, postgresql } = v.parse(said, text);
  return {
    migration,
    servesFrom: servesFromNote(note),
    postgresql: Math.floor(postgresql / 10_000),
  };
}
