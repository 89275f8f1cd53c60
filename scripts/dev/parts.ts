import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteUrlOf, type Environment } from '../../src/config/environment.ts';
import { startChild, type ChildServer } from '../child-server.ts';
import { markFolder } from '../gatsby-files.ts';
import { agreed } from '../start/servers.ts';
import { startDevelop, type DevelopServer } from './develop-server.ts';
import { restartable, type Restartable } from './restartable.ts';
import { makeWorkplace } from './workplace.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Where the backend reports changed content. */
export const CONTENT_CHANGED_PATH = '/__dev/content';

/** The settings that the parts are started with. */
export type Setting = {
  readonly environment: Environment;
  /** Absolute. */
  readonly dataDir: string;
  /** The folder in which `gatsby develop` runs. */
  readonly workplace: string;
  readonly restOrigin: string;
  readonly log: (line: string) => void;
};

/** The places and origins of `npm run dev`. */
export function settingOf(environment: Environment, dataDir: string): Setting {
  const { REST_ORIGIN: foreign, BACKEND_PORT: port } = environment;
  return {
    environment,
    dataDir,
    workplace: join(dataDir, 'develop'),
    restOrigin: foreign ?? `http://localhost:${port}`,
    log: (line) => console.log(line),
  };
}

/** The embedded backend, which notifies this command of every change of the content. */
export function backendPart(setting: Setting, died: () => void): Restartable<ChildServer> {
  const { CONTENT_HOOK_URL: told, PORT: port } = setting.environment;
  const start = () =>
    startChild('backend', new URL('../../backend/server.ts', import.meta.url), {
      ...agreed(setting),
      CONTENT_HOOK_URL: told ?? `http://localhost:${port}${CONTENT_CHANGED_PATH}`,
    });
  return restartable(start, died);
}

/** Gatsby's develop server, in a separate folder. */
export function developPart(setting: Setting, died: () => void): Restartable<DevelopServer> {
  const { environment, dataDir, workplace, restOrigin, log } = setting;
  const start = async () => {
    await makeWorkplace(projectRoot, workplace);
    const server = await startDevelop({
      projectRoot,
      workplace,
      env: {
        REST_ORIGIN: restOrigin,
        DATA_DIR: dataDir,
        SITE_URL: siteUrlOf(environment),
        DERIVING_PROGRAM: join(projectRoot, 'scripts/dev/deriving-thread.ts'),
      },
      log,
    });
    await markFolder(workplace);
    return server;
  };
  return restartable(start, died);
}
