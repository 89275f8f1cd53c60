/**
 * `npm run regenerator`: keeps the published site up to date with its content; one per site. If the site is
 * missing, or was built from other sources or settings, it builds it first.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { regenerate } from '../regenerator/regenerate.ts';
import { EnvironmentError } from '../src/config/environment.ts';
import { logSettingsOf } from '../src/config/observing-settings.ts';
import { readProcessEnvironment } from '../src/config/process-environment.ts';
import { commandLine } from '../system/command-line.ts';
import { log, openLog } from '../system/log.ts';
import { runProgram, type Program } from '../system/program.ts';
import { isBuiltFrom } from './built-from.ts';
import { keepCompiled } from './keep-compiled.ts';
import { requireFreePort } from './ports.ts';
import { siteDirectory } from './site-build.ts';
import { siteKey } from './site-key.ts';
import { hasSite } from './start/site.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

async function keepUp(program: Program): Promise<void> {
  commandLine({});
  const environment = readProcessEnvironment('regenerator', process.env);
  const { REST_ORIGIN: restOrigin, REGENERATOR_PORT: port } = environment;
  await openLog(logSettingsOf('regenerator', environment));
  const dataDir = resolve(environment.DATA_DIR);
  await requireFreePort(port, 'REGENERATOR_PORT');
  const key = await siteKey(projectRoot, environment);
  const isBuilt = await isBuiltFrom({ projectRoot, dataDir }, key);
  const isThere = await hasSite({ dataDir });
  if (!isThere) log.info(`There is no release in ${siteDirectory(dataDir)}: the site is built.`);
  else if (!isBuilt) log.info('The sources or settings have changed: the site is built anew.');
  const isOutdated = !isThere || !isBuilt;
  await regenerate(program, { isOutdated, waits: false, endsBuilt: false });
  log.info(`Regenerator: http://localhost:${port} with ${restOrigin}`);
}

keepCompiled();
runProgram(keepUp, { expects: [EnvironmentError] });
