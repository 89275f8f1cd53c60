import { htmlFile, installedVersion, parsePageData, TRIED_VERSION } from '../gatsby/gatsby.ts';
import { hollow, sheetsIn } from '../publish/page-slots.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { isSystemError } from '../../system/system-error.ts';
import type { ReadFile } from './slices.ts';
import type { Templates } from './templates.ts';

/** Gatsby's output is not in the tested form: Gatsby alone must build this site. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * Runs work that depends on Gatsby's installed modules and written files.
 * @throws MisfitError when they are not in the tested form.
 */
export async function fits<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isSystemError(error)) throw error;
    throw new MisfitError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws MisfitError when the installed version of Gatsby is not the tested one. */
export async function checkVersion(projectRoot: string): Promise<void> {
  const version = await installedVersion(projectRoot);
  if (version === TRIED_VERSION) return;
  throw new MisfitError(`Gatsby ${version} is installed, but ${TRIED_VERSION} was tested.`);
}

/** A published page as the store has it. */
async function asStored(html: string, read: ReadFile): Promise<string> {
  const sheets = new Map<string, string | null>();
  for (const file of sheetsIn(html)) sheets.set(file, await read(file));
  return hollow(html, (file) => sheets.get(file) ?? null);
}

/**
 * Renders the published data of one page of each kind and requires the same bytes that Gatsby
 * produced; the current content does not matter.
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
      throw new MisfitError(`The id of the page ${url} is not the one Gatsby is known to assign.`);
    }
    const [answer, built] = [answers[place], await read(htmlFile(url))];
    const stored = built === null ? null : await asStored(built, read);
    if (answer?.ok && textOf(answer.html.stored) === stored) continue;
    const reason = answer?.ok === false ? `: ${answer.reason}` : '.';
    throw new MisfitError(`The page ${url} does not render to what Gatsby has built${reason}`);
  }
}
