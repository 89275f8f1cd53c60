/** `npm run build`: builds from REST_ORIGIN, or from the embedded backend that `npm start` runs. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment, siteUrlOf } from '../src/config/environment.ts';
import { commandLine } from '../system/command-line.ts';
import { endWithParent } from '../system/parent.ts';
import { buildSite } from './site-build.ts';
import { StopError } from '../system/stop-error.ts';

async function main(): Promise<void> {
  commandLine({});
  const environment = readEnvironment(process.env);
  await buildSite({
    projectRoot: fileURLToPath(new URL('..', import.meta.url)),
    restOrigin: environment.REST_ORIGIN ?? `http://localhost:${environment.BACKEND_PORT}`,
    dataDir: resolve(environment.DATA_DIR),
    siteUrl: siteUrlOf(environment),
    log: console.log,
    signal: stopping.signal,
  });
}

const stopping = new AbortController();
const stop = () => stopping.abort();
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// Two concurrent builds would write to each other's files.
endWithParent(stop);

main()
  .catch((error: unknown) => {
    const expected = error instanceof StopError || error instanceof EnvironmentError;
    if (!stopping.signal.aborted) console.error(expected ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => {
    if (process.connected) process.disconnect();
  });
