/** A pool whose connections all wait for a lock. */
import pg from 'pg';
import { startBackend } from '../instances.ts';
import type { Trouble } from './scene.ts';
import { visit } from './visited.ts';

export const fullPool: Trouble = async ({ database, crowd, directory }) => {
  const { program, origin } = await startBackend(database, directory, { DATABASE_POOL: '3' });
  const holder = new pg.Client({ connectionString: database });
  await holder.connect();
  try {
    const few = await visit(origin, crowd, { rate: 60, seconds: 4 });
    await holder.query('begin; lock table sessions in access exclusive mode');
    const during = await visit(origin, crowd, { rate: 20, seconds: 12 });
    await holder.query('rollback');
    const after = await visit(origin, crowd, { rate: 20, seconds: 4 });
    return {
      'three connections, 60 a second': few,
      'all of them wait for a lock': during,
      'when it is free again': after,
    };
  } finally {
    await holder.end();
    await program.kill();
  }
};
