import * as v from 'valibot';

/** The messages of `gatsby develop` to its parent process that are used here. */
const message = v.object({
  type: v.literal('LOG_ACTION'),
  action: v.variant('type', [
    v.object({
      type: v.literal('ACTIVITY_START'),
      payload: v.object({ id: v.string(), text: v.string() }),
    }),
    v.object({
      type: v.literal('ACTIVITY_END'),
      payload: v.object({ id: v.string(), status: v.string(), duration: v.number() }),
    }),
    v.object({
      type: v.literal('LOG'),
      payload: v.object({
        level: v.string(),
        text: v.optional(v.string()),
        filePath: v.optional(v.string()),
        location: v.optional(v.object({ start: v.object({ line: v.number() }) })),
      }),
    }),
  ]),
});

/** The bundle of the scripts that pages load. */
const BUNDLE = 'webpack-develop';

/** Gatsby prints a whole minified file with some errors, which is useless. */
const LONGEST_TEXT = 2_000;

/** Steps that take fewer seconds than this are not worth a line. */
const WORTH_A_LINE = 0.5;

export type GatsbyEvent =
  /** The develop server is listening, with everything compiled. */
  | { readonly kind: 'ready' }
  /** Changed code was compiled and is on its way to the open pages. */
  | { readonly kind: 'rebuilt' }
  | { readonly kind: 'line'; readonly text: string };

/** An error's message, with its location. */
function wordsOf({
  text = '',
  filePath,
  location,
}: {
  text?: string | undefined;
  filePath?: string | undefined;
  location?: { start: { line: number } } | undefined;
}): string {
  const place = filePath ? ` (${filePath}${location ? `:${location.start.line}` : ''})` : '';
  return text.trim().slice(0, LONGEST_TEXT) + place;
}

/** Translates the messages of one develop server into what a person or `npm run dev` needs. */
export function gatsbyListener(): (said: unknown) => GatsbyEvent | null {
  const names = new Map<string, string>();
  let isReady = false;

  function ended(id: string, status: string, duration: number): GatsbyEvent | null {
    const name = names.get(id) ?? id;
    if (id === BUNDLE) {
      if (isReady) return status === 'SUCCESS' ? { kind: 'rebuilt' } : null;
      isReady = true;
      return { kind: 'ready' };
    }
    if (isReady || duration < WORTH_A_LINE || status !== 'SUCCESS') return null;
    return { kind: 'line', text: `  ${name} (${duration.toFixed(1)} s)` };
  }

  return (said) => {
    const parsed = v.safeParse(message, said);
    if (!parsed.success) return null;
    const { action } = parsed.output;
    if (action.type === 'ACTIVITY_START') {
      names.set(action.payload.id, action.payload.text);
      return null;
    }
    if (action.type === 'ACTIVITY_END') {
      const { id, status, duration } = action.payload;
      return ended(id, status, duration);
    }
    if (action.payload.level !== 'ERROR') return null;
    return { kind: 'line', text: wordsOf(action.payload) };
  };
}
