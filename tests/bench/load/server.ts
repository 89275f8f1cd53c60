/** The PostgreSQL under a load. */
import pg from 'pg';

/** The name of this bench's own connections, which do not count. */
const OWN = 'yasno-bench';

/** The same database, for connections that do not count. */
export function ownAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', OWN);
  return address.href;
}

const CONNECTIONS = `
  select count(*)::int as all, count(*) filter (where state <> 'idle')::int as active
  from pg_stat_activity
  where backend_type = 'client backend' and application_name <> '${OWN}'`;

const FIRST_LINE = /^\d+/;

/** Watches a server over a connection of its own; the role must be a superuser. */
export async function watchServer(url: string) {
  const client = new pg.Client({ connectionString: ownAddress(url) });
  await client.connect();
  const file = await client.query<{ text: string }>(
    `select pg_read_file('postmaster.pid') as text`,
  );
  return {
    /** The server's main process, if it runs on this machine. */
    pid: Number(FIRST_LINE.exec(file.rows[0]?.text ?? '')?.[0] ?? 0),
    /** Client connections, and the active ones. */
    connections: async () => {
      const { rows } = await client.query<{ all: number; active: number }>(CONNECTIONS);
      return rows[0] ?? { all: 0, active: 0 };
    },
    close: () => client.end(),
  };
}

export type WatchedServer = Awaited<ReturnType<typeof watchServer>>;
