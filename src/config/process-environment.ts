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

/** A process that a command of its own starts. */
export type OwnProcess = Exclude<ProcessName, 'start'>;

/** The site takes `HOST` and `PORT` as they are, and commands that end do not listen. */
const listensAtOwn = (process: OwnProcess): process is OwnProcess & keyof typeof LISTENING =>
  Object.hasOwn(LISTENING, process);

/**
 * Takes `HOST` and `PORT` for where this process listens, unless its own names are given.
 * @returns the values, and the names under which people gave them.
 */
function ownPlace(process: OwnProcess, given: Readonly<Record<string, string>>) {
  if (!listensAtOwn(process)) return { given, told: {} };
  const { HOST, PORT, ...rest } = given;
  const { host, port } = LISTENING[process];
  // With a port of its own given, the other one is the site's, which SITE_URL may follow.
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

/** The settings a process needs as things are, by the table in `processes.ts`. */
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
 * Reads the settings of a process that was started by its own command. Those of others are ignored,
 * so that all of them can share one file.
 * @param source `process.env`, whose `MODE` is set from `NODE_ENV`, or a substitute.
 * @param required names that it cannot do without this time.
 * @throws EnvironmentError with everything that is missing or wrong for this process.
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
