import {
  givenIn,
  parseSettings,
  takeOperatorsMode,
  type Environment,
  type Parsed,
} from './environment.ts';
import { cdnNames } from './cdn-settings.ts';
import { bucketNames } from './media-settings.ts';
import {
  LISTENING,
  neededBy,
  settingsOf,
  type AlwaysNeeded,
  type ProcessName,
} from './processes.ts';
import { senderNames } from './sender-settings.ts';

/** A process with a command of its own. */
export type OwnProcess = Exclude<ProcessName, 'start'>;

/** The site reads `HOST` and `PORT` directly, and commands that exit do not listen. */
const listensAtOwn = (process: OwnProcess): process is OwnProcess & keyof typeof LISTENING =>
  Object.hasOwn(LISTENING, process);

/**
 * Uses `HOST` and `PORT` as this process's listen address unless its own variables are set.
 * @returns the values, and the names under which they were set.
 */
function ownPlace(process: OwnProcess, given: Readonly<Record<string, string>>) {
  if (!listensAtOwn(process)) return { given, told: {} };
  const { HOST, PORT, ...rest } = given;
  const { host, port } = LISTENING[process];
  // If the process has a port of its own, `PORT` is the site's, which SITE_URL may follow.
  const isSites = rest[port] !== undefined;
  return {
    given: {
      ...(HOST && { [host]: HOST }),
      ...(PORT && (isSites ? { PORT } : { [port]: PORT })),
      ...rest,
    },
    told: {
      ...(HOST && !rest[host] && { [host]: 'HOST' }),
      ...(PORT && !isSites && { [port]: 'PORT' }),
    },
  };
}

/** The settings a process needs in this environment, by the table in `processes.ts`. */
const neededIn = (process: OwnProcess, given: Readonly<Record<string, string>>) => [
  ...neededBy(
    process,
    'always',
    ...(given['MODE'] === 'production' ? (['production'] as const) : []),
  ),
  ...bucketNames(given),
  ...(process === 'regenerator' ? cdnNames(given) : []),
  ...senderNames(given),
];

/**
 * Reads the settings of a process started by its own command. Settings of other processes are ignored, so
 * that all processes can share one file.
 * @param source `process.env`, whose `MODE` is set from `NODE_ENV`, or a substitute.
 * @param required further names that this start needs.
 * @throws EnvironmentError with everything that is missing or invalid for this process.
 */
export function readProcessEnvironment<
  P extends OwnProcess,
  Name extends keyof Environment = never,
>(
  process: P,
  source: Record<string, string | undefined>,
  required: readonly Name[] = [],
): Parsed<AlwaysNeeded<P> | Name> {
  takeOperatorsMode(source);
  const own = new Set<string>(settingsOf(process));
  const read = Object.entries(givenIn(source)).filter(([name]) => own.has(name));
  const { given, told } = ownPlace(process, Object.fromEntries(read));
  return parseSettings(given, [...neededIn(process, given), ...required], told);
}
