/**
 * Content is read in several requests, and changes that are published together may be saved between two of
 * them. A reading is used only if no save happened meanwhile that it may show in part.
 */

/** Maximum number of reads of the same content: editors who never pause must not keep readers waiting. */
const MOST = 3;

export type Batch<Change, Reading> = {
  /** The changes that have been reported. */
  readonly reported: () => readonly Change[];
  readonly read: (changes: readonly Change[]) => Promise<Reading>;
  /** The newest revision among these, or that the site shows. */
  readonly newest: (changes: readonly Change[]) => number;
  /** The newest saved revision; null when it is unknown. */
  readonly saved: () => Promise<number | null>;
  /** Waits until a revision is reported, but not for long. */
  readonly whenReported: (revision: number) => Promise<void>;
};

/**
 * Reads the content that changes concern, and reads again with changes saved meanwhile: a message about them
 * names everything that was saved together.
 */
export async function readBatch<Change, Reading>({
  reported,
  read,
  newest,
  saved,
  whenReported,
}: Batch<Change, Reading>): Promise<{ changes: readonly Change[]; reading: Reading }> {
  for (let tries = 1; ; tries += 1) {
    const changes = reported();
    const reading = await read(changes);
    const last = await saved();
    if (last === null || last <= newest(changes) || tries === MOST) return { changes, reading };
    await whenReported(last);
    if (reported().length === changes.length) return { changes, reading };
  }
}

/**
 * Reads all content, once more if something was saved meanwhile.
 * @param revision before the content: content read afterwards is at least as new.
 */
export async function readAll<Content>({
  revision,
  saved,
  read,
}: {
  readonly revision: () => Promise<number | null>;
  readonly saved: () => Promise<number | null>;
  readonly read: () => Promise<Content>;
}): Promise<{ revision: number | null; content: Content }> {
  for (let tries = 1; ; tries += 1) {
    const before = await revision();
    const content = await read();
    const last = await saved();
    const isQuiet = last === null || (before !== null && last <= before);
    if (isQuiet || tries === MOST) return { revision: before, content };
  }
}
