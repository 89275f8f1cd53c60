import * as v from 'valibot';

/** Something that our policy has blocked, or would block. */
export type Violation = {
  /** Path of the page; a query may contain personal data. */
  readonly page: string;
  readonly directive: string;
  /** A keyword such as `inline`, or the origin of the URL, but never the URL itself. */
  readonly blocked: string;
  /** The path of the script that did it, and the line. */
  readonly source: string;
};

const text = v.optional(v.nullable(v.string()), '');
const line = v.optional(v.nullable(v.number()), 0);

/** The format of `report-uri`, one violation at a time. */
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

/** The format of `report-to`, which an operator may add: several, mixed with other kinds. */
const several = v.pipe(
  v.array(v.object({ type: v.string(), body: v.unknown() })),
  v.transform((all) => all.flatMap(({ type, body }) => (type === 'csp-violation' ? [body] : []))),
  v.array(bodyOfSeveral),
);

const reports = v.pipe(v.string(), v.parseJson(), v.union([single, several]));

/** Maximum logged length of one URL. */
const LONGEST = 100;
/** Maximum number of violations in one message. */
const MOST = 10;

const OF_THE_WEB = /^(?:https?|wss?):$/;

const word = (said: string | null) => /^[a-z-]{1,40}/.exec(said ?? '')?.[0] ?? '-';
const pathOf = (address: URL) => address.pathname.slice(0, LONGEST);

/** The origin of a URL; anything else is a keyword. */
function ownerOf(blocked: string | null): string {
  const address = URL.parse(blocked ?? '');
  return address && OF_THE_WEB.test(address.protocol)
    ? address.origin.slice(0, LONGEST)
    : word(blocked);
}

/**
 * The violations of pages in a browser's message: nothing that identifies the visitor, and nothing
 * from browser extensions.
 * @returns null when it is not such a message.
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
