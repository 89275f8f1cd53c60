import type { Context } from '@netlify/edge-functions';
import { formFeedback } from '../contract/calls/session.ts';
import { ERROR_STATUS } from '../contract/errors.ts';
import { DESCRIPTIONS, readEnvelope } from '../src/client/calls/envelope.ts';
import { callUrl } from '../src/client/calls/request.ts';
import { failure, type CallError, type Result } from '../src/client/calls/result.ts';
import { routes } from '../src/config/routes.ts';
import { limitedBody, MAX_BODY } from './lib/body.ts';
import { deviceOf } from './lib/device.ts';
import { pageFunction } from './lib/edge-function.ts';
import { restOrigin } from './lib/environment.ts';
import { feedbackPage } from './lib/feedback-page.ts';
import { comesFromSite } from './lib/form-way.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { PageSource } from './lib/page-source.ts';
import { isPage, pageReply } from './lib/page-reply.ts';
import { typeInto } from './lib/typed-form.ts';
import { askBackend } from './lib/upstream.ts';
import type { Visitor } from './lib/visitor.ts';

type Chain = Pick<Context, 'next' | 'ip'>;
type Typed = Readonly<Record<string, string>>;

/** Fields of the form, including the honeypot. */
const NAMES = Object.keys(formFeedback.params.entries);

function answer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return withHeaders(new Response(null, { status, headers }), { 'cache-control': PERSONAL_CACHE });
}

function typedIn(body: string): Typed {
  const form = new URLSearchParams(body);
  // Forms are sent with Windows line breaks.
  return Object.fromEntries(
    NAMES.map((name) => [name, (form.get(name) ?? '').replace(/\r\n?/g, '\n')]),
  );
}

async function send(visitor: Visitor, ip: string | null, typed: Typed): Promise<Result<unknown>> {
  const origin = restOrigin();
  if (!origin) {
    const description = DESCRIPTIONS.upstream;
    return failure({ code: 'upstream', description, call: formFeedback.name });
  }
  const reply = await askBackend({
    entry: formFeedback,
    url: callUrl(formFeedback, typed, origin),
    visitor,
    body: null,
    ifNoneMatch: null,
    clientIp: ip,
  });
  return readEnvelope(formFeedback, reply.status, await reply.json());
}

/** The form's own page for this visitor, with the input and its errors. */
async function refused(request: Request, typed: Typed, error: CallError): Promise<Response> {
  const cookie = request.headers.get('cookie');
  const page = await fetch(new URL(routes.themeFeedback, request.url), {
    headers: cookie === null ? {} : { cookie },
  });
  if (page.status !== 200 || !isPage(page)) throw new Error(`the form's page: ${page.status}`);
  const { fields = {}, description } = error;
  const reply = await pageReply(page, (html) => feedbackPage(html, typed, { fields, description }));
  return new Response(reply.body, { status: ERROR_STATUS[error.code], headers: reply.headers });
}

async function taken(request: Request, ip: string | null): Promise<Response> {
  if (!comesFromSite(request)) return answer(403);
  const body = await limitedBody(request, MAX_BODY);
  if (body === null) return answer(413);
  const typed = typedIn(body);
  const { visitor, cookie } = deviceOf(request);
  const result = await send(visitor, ip, typed);
  if (result.ok) {
    const location = routes.themeFeedbackThanks;
    return answer(303, { location, ...(cookie && { 'set-cookie': cookie }) });
  }
  return await refused(request, typed, result.error);
}

/**
 * The question form for visitors without scripts: forwarded to the backend, and answered with its own page
 * while something is invalid. A theme links to the form with its title, which is selected here.
 */
async function themeFeedback(request: Request, chain: Chain): Promise<Response | void> {
  if (request.method === 'POST') return await taken(request, chain.ip);
  const source = new URL(request.url).searchParams.get('source');
  if (!source) return;
  const response = await chain.next();
  if (!isPage(response)) return response;
  return await pageReply(response, (html) => {
    const page = new PageSource(html);
    typeInto(page, 'source', source);
    return page.html();
  });
}

export default pageFunction(themeFeedback);
