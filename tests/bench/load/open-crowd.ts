import { join } from 'node:path';
import { openFilled } from '../filled.ts';
import { gather, type Crowd } from './crowd.ts';
import { fillMembers } from './members.ts';
import { ownAddress, watchServer, type WatchedServer } from './server.ts';

export type Size = { readonly members: number; readonly articles: number };

export type OpenCrowd = {
  readonly crowd: Crowd;
  readonly server: WatchedServer;
  readonly close: () => Promise<void>;
};

/** Fills the server's database up to that size, and makes the crowd of one run. */
export async function openCrowd(url: string, { members, articles }: Size): Promise<OpenCrowd> {
  const opened = await openFilled(join('.data', 'bench', 'load'), articles, ownAddress(url));
  await fillMembers(opened.db, members);
  const server = await watchServer(url);
  return {
    crowd: await gather(opened.db, new Date()),
    server,
    close: async () => {
      await server.close();
      await opened.close();
    },
  };
}
