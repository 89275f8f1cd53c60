import { PERSONAL_CACHE, SECURITY_HEADERS } from '../../edge-functions/lib/header-values.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { requestIdOf } from '../../contract/request-id.ts';
import { BARE_PAGE_POLICY } from '../../src/config/security.ts';
import type { Release } from '../../regenerator/publish/published-site.ts';
import { inRequest } from '../../system/request-scope.ts';
import { errorLines, toldError } from '../../system/told-error.ts';
import { EdgeError } from './edge.ts';
import { siteFile } from './files.ts';
import type { Answers } from './http.ts';
import { Refusal } from './refusal.ts';

type Told = { readonly title: string; readonly text: string; readonly code: ErrorCode };

/** The visitor's message by status; the site's `500.html` has the full text of the first one. */
const TOLD: Readonly<Record<number, Told>> = {
  500: {
    title: 'Сервер не отвечает',
    text: 'Попробуйте ещё раз через\u00a0минуту.',
    code: 'internal',
  },
  400: {
    title: 'Непонятный запрос',
    text: 'Сервер не\u00a0понял, что прислал браузер.',
    code: 'bad_request',
  },
  405: {
    title: 'Так сюда нельзя',
    text: 'Этот адрес не\u00a0принимает такие запросы.',
    code: 'bad_request',
  },
  408: {
    title: 'Запрос не\u00a0дошёл',
    text: 'Связь прервалась, и\u00a0запрос пришёл не\u00a0целиком. Отправьте его ещё раз.',
    code: 'bad_request',
  },
  413: {
    title: 'Слишком большой запрос',
    text: 'Сократите текст и\u00a0отправьте его ещё раз.',
    code: 'bad_request',
  },
  502: {
    title: 'Сервер не отвечает',
    text: 'Попробуйте ещё раз через\u00a0минуту.',
    code: 'upstream',
  },
  503: {
    title: 'Сейчас очень много посетителей',
    text: 'Попробуйте ещё раз через\u00a0несколько секунд.',
    code: 'upstream',
  },
  504: {
    title: 'Сервер не ответил вовремя',
    text: 'Попробуйте ещё раз через\u00a0минуту.',
    code: 'upstream_timeout',
  },
};

/** Seconds after which a refused visitor may retry. */
const RETRY_AFTER = '2';

const isCall = (request: Request | null) =>
  request !== null && /^\/(?:rest|api|editor)\//.test(new URL(request.url).pathname);

const envelope = ({ code, title, text }: Told, status: number) => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify({
    error: code,
    error_description: `${title}. ${text}`,
    code: status,
    message: `${title}. ${text}`,
  }),
});

/** The site's own error page with this message, or plain text. */
async function page({ title, text }: Told, release: Release | null) {
  const built = release && (await siteFile(release, '/500.html').catch(() => null));
  const body = built
    ? built.body
        .toString()
        .replace(/(<title>)[^<—]*/, (_all, open: string) => `${open}${title} `)
        .replace(/(<h1\b[^>]*>)[^<]*/, (_all, open: string) => open + title)
        .replace(/(<\/h1>\s*<p\b[^>]*>)[^<]*/, (_all, open: string) => open + text)
    : `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${title} — Ясно</title>` +
      `<h1>${title}</h1><p>${text} <a href="/">На главную</a></p></html>`;
  return { type: 'text/html; charset=utf-8', body };
}

/** Without the query string: a call may have a phone there, a search somebody's query. */
const placeOf = (request: Request | null) =>
  request ? `${request.method} ${new URL(request.url).pathname}` : 'A request';

function statusOf(error: unknown): number {
  if (error instanceof EdgeError || error instanceof Refusal) return error.status;
  return 500;
}

/** The response to a request that could not be served: a page, or an envelope for a call. */
async function failureReply(
  error: unknown,
  request: Request | null,
  release: Release | null,
  transport: string | null,
): Promise<Response> {
  const status = statusOf(error);
  const told = TOLD[status] ?? TOLD[500];
  if (!told) throw new Error('There is a message for status 500');
  const { type, body } = isCall(request) ? envelope(told, status) : await page(told, release);
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': BARE_PAGE_POLICY,
    ...(transport && { 'strict-transport-security': transport }),
    'content-type': type,
    'cache-control': PERSONAL_CACHE,
    'x-robots-tag': 'noindex',
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
    ...(error instanceof Refusal && error.headers),
  };
  return new Response(body, { status, headers });
}

/**
 * Reports a failure to the visitor and, if it is our own fault, also logs it.
 * @param release the current release; null when none is published.
 * @param transport headers about https for browsers.
 */
export const failing =
  (
    release: () => Promise<Release | null>,
    log: (line: string) => void,
    transport: string | null = null,
  ): Answers['failed'] =>
  async (error, request) => {
    const reply = await failureReply(error, request, await release(), transport);
    if (reply.status >= 500) {
      // A deliberate refusal states its reason; its stack would be useless.
      const why = error instanceof Refusal ? error.message : errorLines(toldError(error));
      const told = () => log(`${placeOf(request)} failed: ${why}`);
      if (request) inRequest(requestIdOf(request.headers), told);
      else told();
    }
    return reply;
  };
