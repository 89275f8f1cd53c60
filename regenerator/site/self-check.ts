import { htmlFile, installedVersion, parsePageData, TRIED_VERSION } from '../gatsby/gatsby.ts';
import { hollow, sheetsIn } from '../publish/page-slots.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { isSystemError } from '../../system/system-error.ts';
import type { ReadFile } from './slices.ts';
import type { Templates } from './templates.ts';

/** What Gatsby writes is not what was tried: this site is to be built by Gatsby alone. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * Work that leans on what Gatsby has installed and written.
 * @throws MisfitError where that is not in the form that was tried.
 */
export async function fits<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isSystemError(error)) throw error;
    throw new MisfitError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws MisfitError when another version of Gatsby is installed than was tried. */
export async function checkVersion(projectRoot: string): Promise<void> {
  const version = await installedVersion(projectRoot);
  if (version === TRIED_VERSION) return;
  throw new MisfitError(`Gatsby ${version} is installed, and ${TRIED_VERSION} was tried.`);
}

/** A published page as the store has it. */
async function asStored(html: string, read: ReadFile): Promise<string> {
  const sheets = new Map<string, string | null>();
  for (const file of sheetsIn(html)) sheets.set(file, await read(file));
  return hollow(html, (file) => sheets.get(file) ?? null);
}

/**
 * Renders the published data of one page of each kind, and wants the very bytes that Gatsby has
 * made of them; whatever the content is by now.
 * @throws MisfitError
 */
export async function selfCheck(
  templates: Templates,
  pool: RenderPool,
  read: ReadFile,
): Promise<void> {
  const pages = templates.learned();
  const questions = pages.map(({ text }) => ({ kind: 'page', data: text }) as const);
  const answers = await fits(() => pool.render(questions));
  for (const [place, { url, text, id }] of pages.entries()) {
    if (parsePageData(text).result.pageContext['id'] !== id) {
      throw new MisfitError(`The page ${url} has another id than Gatsby was known to give it.`);
    }
    const [answer, built] = [answers[place], await read(htmlFile(url))];
    const stored = built === null ? null : await asStored(built, read);
    if (answer?.ok && textOf(answer.html.stored) === stored) continue;
    const reason = answer?.ok === false ? `: ${answer.reason}` : '.';
    throw new MisfitError(`The page ${url} does not come out as Gatsby has made it${reason}`);
  }
}
