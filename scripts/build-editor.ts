/** Builds the editor's screen into the data directory. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment } from '../src/config/environment.ts';
import { commandLine } from '../system/command-line.ts';
import { StopError } from '../system/stop-error.ts';
import { buildScreen } from './editor-screen.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

try {
  commandLine({});
  const { DATA_DIR } = readEnvironment(process.env);
  const isNew = await buildScreen({ projectRoot, dataDir: resolve(DATA_DIR) });
  console.log(isNew ? "The editor's screen is built." : "The editor's screen is up to date.");
} catch (error) {
  const isTold = error instanceof EnvironmentError || error instanceof StopError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
