/** Asks our server and another way of serving the same site the same, and says where they differ. */
import { hash } from 'node:crypto';
import { signals } from '../../system/signals.ts';
import { ask, type Got } from './ask.ts';
import { EXPECTED_DIFFERENCES, OF_THE_MOMENT, type Difference, type Way } from './differences.ts';
import { netlifyTree, type Ruled } from './netlify-tree.ts';
import { REQUESTS, type SameRequest } from './requests.ts';

/** One difference as it was met. */
type Met = {
  readonly name: string;
  readonly what: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
};

export type Compared = {
  /** Unexpected differences, a line each. */
  readonly unexpected: readonly string[];
  /** Expected differences that did not occur. */
  readonly past: readonly Difference[];
};

const isExpected =
  (way: Way, { name, what }: Met) =>
  (one: Difference) =>
    one.way === way && one.what === what && (one.of?.includes(name) ?? true);

function judged(way: Way, met: readonly Met[]): Compared {
  const cut = (text: string | undefined) => text?.slice(0, 100);
  const unexpected = met
    .filter((one) => !EXPECTED_DIFFERENCES.some(isExpected(way, one)))
    .map(
      ({ name, what, ours, theirs }) => `${name}: ${what}: ${cut(ours)}, ${way}: ${cut(theirs)}`,
    );
  const own = EXPECTED_DIFFERENCES.filter((one) => one.way === way);
  const isPast = (difference: Difference) =>
    !met.some((one) => isExpected(way, one)(difference)) ||
    difference.of?.some(
      (name) => !met.some((one) => one.name === name && one.what === difference.what),
    );
  return { unexpected, past: own.filter(isPast) };
}

/** What of an answer is compared, by name. */
function seen({ status, headers, bytes }: Got, origin: string): Map<string, string> {
  const told = Object.entries(headers).map(([name, value]) => {
    return [name, OF_THE_MOMENT.has(name) ? '' : value.replace(origin, '')] as const;
  });
  return new Map([['status', String(status)], ['body', bytes.toString('latin1')], ...told]);
}

/** A request of the table, what came of it, and which edge functions ran in our own server for it. */
type Answer = {
  readonly asked: SameRequest;
  readonly got: Got;
  readonly ran: readonly string[];
};

/** Asks one server everything in the table. */
export async function answersOf(origin: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  let ran: string[] = [];
  const end = signals.edgeAnswered.on(({ functions }) => ran.push(...functions.split('+')));
  try {
    for (const asked of REQUESTS) {
      ran = [];
      answers.push({ asked, got: await ask(origin, asked), ran });
    }
  } finally {
    end();
  }
  return answers;
}

/** Whether tags tell answers apart; a line for each that does not. */
function tagFaults(answers: readonly Answer[]): string[] {
  const bytesOf = new Map<string, string>();
  return answers.flatMap(({ asked: { name, path, method }, got: { status, headers, bytes } }) => {
    const tag = headers['etag'];
    if (tag === undefined || status !== 200 || method !== 'GET') return [];
    if (!tag.startsWith('"')) return [`${name}: a weak tag: ${tag}`];
    const key = `${path.replace(/\?.*/, '')} ${tag}`;
    const own = hash('sha256', bytes);
    const other = bytesOf.get(key) ?? own;
    bytesOf.set(key, own);
    return other === own ? [] : [`${name}: ${tag} has two bodies`];
  });
}

/** What a head says about the bytes that a GET gets. */
const OF_BYTES = ['content-length', 'content-encoding', 'etag'];

/** Where a head tells of other bytes than are sent for the same GET; it may be silent about them. */
function headFaults(answers: readonly Answer[]): string[] {
  const keyOf = ({ asked: { path, headers }, got: { status } }: Answer) =>
    JSON.stringify([path, headers, status]);
  const isHead = ({ asked: { method } }: Answer) => method === 'HEAD';
  const gets = new Map(
    answers.filter(({ asked }) => asked.method === 'GET').map((one) => [keyOf(one), one.got]),
  );
  return answers.filter(isHead).flatMap((head) => {
    const whole = gets.get(keyOf(head));
    const isOther = (name: string) => {
      const told = head.got.headers[name];
      return whole !== undefined && told !== undefined && told !== whole.headers[name];
    };
    return OF_BYTES.filter(isOther).map((name) => {
      const [told, sent] = [head.got.headers[name], whole?.headers[name]];
      return `${head.asked.name}: ${name}: ${told} instead of ${sent}`;
    });
  });
}

/** What our own server answers otherwise than the table says. */
export const faultsIn = (answers: readonly Answer[]): string[] => [
  ...answers.flatMap(({ asked: { name, status }, got }) =>
    got.status === status ? [] : [`${name}: ${got.status} instead of ${status}`],
  ),
  ...tagFaults(answers),
  ...headFaults(answers),
];

/** Compares our server with another one that serves the same. */
export async function comparedServers(way: Way, ours: string, theirs: string): Promise<Compared> {
  const [own, others] = [await answersOf(ours), await answersOf(theirs)];
  const met = own.flatMap(({ asked: { name }, got }, index): Met[] => {
    const other = others[index];
    if (!other) throw new Error('both were asked the same');
    const [left, right] = [seen(got, ours), seen(other.got, theirs)];
    const names = new Set([...left.keys(), ...right.keys()]);
    return [...names].flatMap((what) => {
      const [mine, its] = [left.get(what), right.get(what)];
      return mine === its ? [] : [{ name, what, ours: mine, theirs: its }];
    });
  });
  const { unexpected, past } = judged(way, met);
  return { unexpected: [...unexpected, ...tagFaults(others)], past };
}

/** What the rules say otherwise than our server does. */
function againstRules({ asked, got, ran }: Answer, ruled: Ruled): Met[] {
  const { name, isLetThrough = false } = asked;
  const met: Met[] = [];
  const look = (what: string, ours: string | undefined, theirs: string | undefined) => {
    if (ours !== theirs) met.push({ name, what, ours, theirs });
  };
  for (const one of new Set([...ran, ...ruled.functions])) {
    const runs = (where: readonly string[]) => (where.includes(one) ? 'runs' : undefined);
    look(`function ${one}`, runs(ran), runs(ruled.functions));
  }
  // A function has the last word about an answer, unless it lets it through.
  if (ran.length > 0 && !isLetThrough) return met;
  const { status, headers, bytes } = got;
  look('status', String(status), String(ruled.status));
  look('location', headers['location'], ruled.location ?? undefined);
  if (ruled.bytes && bytes.byteLength > 0) look('body', bytes.toString(), ruled.bytes.toString());
  if (ran.length > 0) return met;
  for (const [header, values] of ruled.headers) look(header, headers[header], values.join(' and '));
  return met;
}

/**
 * Compares our server with what Netlify's rules say of the release that it serves. How bytes are sent, they
 * leave to Netlify's CDN.
 */
export async function comparedWithRules(
  answers: readonly Answer[],
  siteDirectory: string,
  projectRoot: string,
): Promise<Compared> {
  const tree = await netlifyTree(siteDirectory, projectRoot);
  const met: Met[] = [];
  try {
    for (const answer of answers) {
      if (answer.asked.by === 'rules')
        met.push(...againstRules(answer, await tree.ruled(answer.asked)));
    }
  } finally {
    await tree.remove();
  }
  return judged('netlify', met);
}
