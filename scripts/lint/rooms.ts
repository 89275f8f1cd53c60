/**
 * The structure of the project, which ESLint enforces on imports: its rooms, and what each may import.
 * See docs/decisions/082-rooms.md.
 */
import { readdirSync } from 'node:fs';

/** What a part of the interface may import besides the layers below it. */
const BELOW_VIEWS = [
  ...['contract', 'src/config', 'src/words', 'src/rich-text', 'src/client', 'src/stores'],
  'src/ui',
];

/** What tests across boundaries may import: everything that the project runs. */
const RUN = [
  ...['contract', 'system', 'src/config', 'src/words', 'src/rich-text', 'src/client'],
  ...['src/sourcing', 'src/build'],
  ...['plugins', 'backend', 'edge-functions', 'regenerator', 'netlify', 'scripts'],
];

/**
 * The rooms, the lowest first, and which lower ones each may import. Nothing else may be imported, and a room
 * may name only rooms above its own line: so no arrow leads upward.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  system: [],
  'src/styles': [],
  'src/config': ['contract'],
  'src/worker': ['src/config'],
  'src/words': ['contract', 'src/config'],
  'src/rich-text': ['contract', 'src/config'],
  'src/client': ['contract', 'src/config'],
  'src/boot': ['src/client'],
  'src/pictures': ['src/config'],
  'src/sourcing': ['contract', 'src/config', 'src/rich-text', 'src/client', 'src/pictures'],
  'src/build': [
    ...['contract', 'system', 'src/config', 'src/words', 'src/rich-text', 'src/client'],
    'src/sourcing',
  ],
  'src/stores': ['contract', 'src/config', 'src/client'],
  'src/ui': ['contract', 'src/config', 'src/words', 'src/rich-text', 'src/client', 'src/stores'],
  'src/subjects': BELOW_VIEWS,
  'src/layout': [...BELOW_VIEWS, 'src/build', 'src/subjects'],
  'src/features': [...BELOW_VIEWS, 'src/build', 'src/subjects', 'src/layout'],
  'src/templates': ['src/client', 'src/build', 'src/ui', 'src/layout', 'src/features'],
  'src/pages': ['src/config', 'src/layout', 'src/features'],

  editor: ['contract', 'src/config', 'src/words', 'src/rich-text', 'src/client'],
  plugins: ['src/sourcing'],
  backend: ['contract', 'system', 'src/config', 'src/rich-text', 'src/pictures'],
  'edge-functions': ['contract', 'src/config', 'src/words', 'src/client'],
  regenerator: [
    ...['contract', 'system', 'src/config', 'src/rich-text', 'src/client'],
    ...['src/sourcing', 'src/build'],
  ],
  netlify: ['contract', 'src/config'],
  packaging: [],
  scripts: [
    ...['contract', 'system', 'src/config', 'src/client', 'src/build'],
    ...['backend', 'edge-functions', 'regenerator'],
  ],

  'tests/html': [],
  'tests/examples': ['contract', 'src/config', 'src/sourcing', 'src/build', 'src/features'],
  'tests/fuzz': [...RUN, 'tests/examples'],
  'tests/unit': [
    ...[...RUN, 'src/boot', 'src/stores', 'src/ui', 'src/subjects', 'src/layout', 'src/features'],
    ...['tests/html', 'tests/examples', 'tests/fuzz'],
  ],
  'tests/contract': [...RUN, 'tests/examples', 'tests/fuzz'],
  'tests/backend': [...RUN, 'tests/examples', 'tests/fuzz', 'tests/contract'],
  'tests/edge': [...RUN, 'tests/examples', 'tests/fuzz'],
  'tests/same-answers': RUN,
  'tests/edge-served': [
    ...[...RUN, 'tests/fuzz', 'tests/contract', 'tests/backend', 'tests/same-answers'],
  ],
  'tests/site': [...RUN, 'tests/contract', 'tests/backend'],
  'tests/crawl': [
    ...[...RUN, 'tests/html', 'tests/contract', 'tests/backend', 'tests/same-answers'],
    'tests/site',
  ],
  'tests/start': [...RUN, 'tests/backend', 'tests/site'],
  'tests/recovery': [...RUN, 'tests/site', 'tests/start'],
  'tests/rolling': [
    ...[...RUN, 'tests/contract', 'tests/backend', 'tests/same-answers', 'tests/site'],
    'tests/start',
  ],
  // The editor's screen is included: its client edits a site, without a browser.
  'tests/regenerator': [
    ...[...RUN, 'editor', 'tests/examples', 'tests/fuzz', 'tests/unit', 'tests/site'],
  ],
  'tests/browser': [
    ...[...RUN, 'src/features', 'tests/html', 'tests/examples', 'tests/unit'],
    ...['tests/contract', 'tests/site'],
  ],
  'tests/bench': [
    ...[...RUN, 'tests/contract', 'tests/site', 'tests/backend', 'tests/regenerator'],
    ...['tests/edge-served', 'tests/browser'],
  ],
  'tests/build': [...RUN, 'tests/site', 'tests/bench'],
  'tests/faults': ['scripts', 'system', 'tests/unit'],
};

/** What tests next to the code may import from tests/. */
const FOR_UNIT_TESTS = ['tests/examples', 'tests/unit'];

/** Documentation of calls. Everything that ships includes the contract, and needs none of this. */
const CALL_DOCS = 'contract/docs';

/** Content of editors. Calls define its types. */
const EDITOR_COLLECTIONS = 'contract/collections';

const ships = (room: string) =>
  room.startsWith('src/') || ['edge-functions', 'netlify', 'plugins', 'regenerator'].includes(room);

/** The ones a room must not import; the regenerator's status page uses editors' names. */
function forbiddenFor(room: string): string[] {
  return ships(room) && room !== 'regenerator' ? [CALL_DOCS, EDITOR_COLLECTIONS] : [CALL_DOCS];
}

const THIS_FILE = 'scripts/lint/rooms.ts';

/** What `target` must not import, in the format of ESLint's path rule. */
export type Zone = {
  readonly target: string;
  readonly from: readonly string[];
  readonly message: string;
};

const paths = (rooms: readonly string[]) => rooms.map((room) => `./${room}`);

/** @throws Error when a room may import one that is not above its line. */
export function checkOrder(rooms: Readonly<Record<string, readonly string[]>>): void {
  const lower = new Set<string>();
  for (const [room, allowed] of Object.entries(rooms)) {
    const upward = allowed.find((one) => !lower.has(one));
    if (upward !== undefined)
      throw new Error(`${THIS_FILE}: ${upward} does not stand above ${room}`);
    lower.add(room);
  }
}

/** @throws Error when a folder below `parent` is in no room. */
export function checkFolders(parent: string, folders: readonly string[]): void {
  const unknown = folders.find((folder) => !(`${parent}/${folder}` in ROOMS));
  if (unknown === undefined) return;
  throw new Error(`${parent}/${unknown} is in no room: say in ${THIS_FILE} what it may import`);
}

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Folders whose subfolders have zones as well. */
export type Subfolders = {
  /** Features never import each other. */
  readonly features: readonly string[];
  /** Rooms of the backend are below its routes. */
  readonly backend: readonly string[];
};

/**
 * The zones of all rooms, of the folders inside some of them, and of shipped code.
 * @param isForTests for tests beside the code, which may take examples and helpers from tests/.
 */
export function zonesOf({ features, backend }: Subfolders, isForTests = false): Zone[] {
  const all = Object.keys(ROOMS);
  const rooms = Object.entries(ROOMS).map(([room, allowed]): Zone => {
    const known = [room, ...allowed, ...(isForTests ? FOR_UNIT_TESTS : [])];
    return {
      target: `./${room}`,
      from: paths(all.filter((one) => !known.includes(one))),
      message: `${room} imports ${allowed.join(', ') || 'nothing of ours'}: see ${THIS_FILE}.`,
    };
  });
  const apart = features.map((name): Zone => ({
    target: `./src/features/${name}`,
    from: features.filter((other) => other !== name).map((other) => `./src/features/${other}`),
    message: 'Features never import each other; move what both need into subjects, ui or stores.',
  }));
  const belowRoutes = backend
    .filter((name) => name !== 'routes')
    .map((name): Zone => ({
      target: `./backend/${name}`,
      from: ['./backend/routes'],
      message: 'Routes stand above all; move what others need of one into a room beside them.',
    }));
  const withoutEditorial = ['contract/calls', 'contract/schemas', ...all.filter(ships)].map(
    (room): Zone => ({
      target: `./${room}`,
      from: paths(forbiddenFor(room)),
      message:
        'What people read about calls, or editors write, ships with no page and no function.',
    }),
  );
  return [...rooms, ...apart, ...belowRoutes, ...withoutEditorial];
}

/**
 * The zones of the project.
 * @throws Error when a folder is in no room, or an arrow leads upward.
 */
export function projectZones(): { readonly code: Zone[]; readonly tests: Zone[] } {
  checkOrder(ROOMS);
  for (const parent of ['src', 'tests']) checkFolders(parent, foldersIn(parent));
  const subfolders = { features: foldersIn('src/features'), backend: foldersIn('backend') };
  return { code: zonesOf(subfolders), tests: zonesOf(subfolders, true) };
}
