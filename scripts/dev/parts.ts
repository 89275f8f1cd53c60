import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptSecret } from '../../backend/secret.ts';
import type { Environment } from '../../src/config/environment.ts';
import { startChild, type ChildServer } from '../child-server.ts';
import { startDevelop, type DevelopServer } from './develop-server.ts';
import { restartable, type Restartable } from './restartable.ts';
import { makeWorkplace } from './workplace.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Where the backend tells of changed content. */
export const CONTENT_CHANGED_PATH = '/__dev/content';

/** What the parts are started with. */
export type Setting = {
  readonly environment: Environment;
  /** Absolute. */
  readonly dataDir: string;
  /** Where `gatsby develop` runs. */
  readonly workplace: string;
  readonly restOrigin: string;
  readonly log: (line: string) => void;
};

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

/** The embedded backend, which tells this command of every change of the content. */
export function backendPart(setting: Setting, died: () => void): Restartable<ChildServer> {
  const { environment, dataDir } = setting;
  const { CONTENT_HOOK_URL: told, EDITOR_TOKEN: token, PORT: port } = environment;
  const start = () =>
    startChild('backend', new URL('../../backend/server.ts', import.meta.url), {
      CONTENT_HOOK_URL: told ?? `http://localhost:${port}${CONTENT_CHANGED_PATH}`,
      EDITOR_TOKEN: token ?? keptSecret(join(dataDir, 'editor-token')),
    });
  return restartable(start, died);
}

/** Gatsby's develop server, in a folder of its own. */
export function developPart(setting: Setting, died: () => void): Restartable<DevelopServer> {
  const { environment, dataDir, workplace, restOrigin, log } = setting;
  const start = async () => {
    await makeWorkplace(projectRoot, workplace);
    return await startDevelop({
      projectRoot,
      workplace,
      env: {
        REST_ORIGIN: restOrigin,
        DATA_DIR: dataDir,
        SITE_URL: environment.SITE_URL ?? `http://localhost:${environment.PORT}`,
        DERIVING_PROGRAM: join(projectRoot, 'scripts/dev/deriving-thread.ts'),
      },
      log,
    });
  };
  return restartable(start, died);
}
