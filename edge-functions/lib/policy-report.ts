import * as v from 'valibot';

/** Something that a policy of ours has stopped, or would stop. */
export type Violation = {
  /** Path of the page; a query may hold what is somebody's own. */
  readonly page: string;
  readonly directive: string;
  /** A word such as `inline`, or whose address it was: never which. */
  readonly blocked: string;
  /** The script that did it, by its path, and the line. */
  readonly source: string;
};

const text = v.optional(v.nullable(v.string()), '');
const line = v.optional(v.nullable(v.number()), 0);

/** As `report-uri` has it, one at a time. */
const single = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': v.string(),
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      file: report['source-file'],
      line: report['line-number'],
    },
  ]),
);

const bodyOfSeveral = v.pipe(
  v.object({
    documentURL: v.string(),
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: line,
  }),
  v.transform((body) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    file: body.sourceFile,
    line: body.lineNumber,
  })),
);

/** As `report-to` has it, which whoever serves the site may add: several, and other kinds among them. */
const several = v.pipe(
  v.array(v.object({ type: v.string(), body: v.unknown() })),
  v.transform((all) => all.flatMap(({ type, body }) => (type === 'csp-violation' ? [body] : []))),
  v.array(bodyOfSeveral),
);

const reports = v.pipe(v.string(), v.parseJson(), v.union([single, several]));

/** Signs of one address that are told. */
const LONGEST = 100;
/** Of one message. */
const MOST = 10;

const OF_THE_WEB = /^(?:https?|wss?):$/;

const word = (said: string | null) => /^[a-z-]{1,40}/.exec(said ?? '')?.[0] ?? '-';
const pathOf = (address: URL) => address.pathname.slice(0, LONGEST);

/** Whose an address is; what is no address of the web is a word. */
function ownerOf(blocked: string | null): string {
  const address = URL.parse(blocked ?? '');
  return address && OF_THE_WEB.test(address.protocol)
    ? address.origin.slice(0, LONGEST)
    : word(blocked);
}

/**
 * What a message of a browser tells of pages: nothing that says who was there, and nothing of what
 * an extension of the browser has tried.
 * @returns null for what is no such message.
 */
export function violationsIn(message: string): Violation[] | null {
  const parsed = v.safeParse(reports, message);
  if (!parsed.success) return null;
  return parsed.output.slice(0, MOST).flatMap(({ page, directive, blocked, file, line: at }) => {
    const address = URL.parse(page);
    const source = URL.parse(file ?? '');
    if (!address || !OF_THE_WEB.test(address.protocol)) return [];
    if (source && !OF_THE_WEB.test(source.protocol)) return [];
    const isOwn = source?.origin === address.origin;
    return {
      page: pathOf(address),
      directive: word(directive),
      blocked: ownerOf(blocked),
      source: source && isOwn ? `${pathOf(source)}:${at ?? 0}` : ownerOf(file),
    };
  });
}
