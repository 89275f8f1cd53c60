import type { Context } from '@netlify/edge-functions';
import { siteSurveyFormGet, siteSurveyFormSet } from '../contract/calls/user.ts';
import { ERROR_STATUS } from '../contract/errors.ts';
import type { SurveyForm } from '../contract/schemas/survey.ts';
import type { CallError } from '../src/client/calls/result.ts';
import { ANSWERING_COOKIES, VARYING_COOKIES } from '../src/config/cdn.ts';
import { answersOf, faultsOf } from '../src/config/survey-answers.ts';
import { routes } from '../src/config/routes.ts';
import { limitedBody } from './lib/body.ts';
import { callFor } from './lib/call-for.ts';
import { deviceOf } from './lib/device.ts';
import { pageFunction } from './lib/edge-function.ts';
import { sharedForAMoment } from './lib/for-all.ts';
import { comesFromSite, pathOf } from './lib/form-way.ts';
import { PERSONAL_CACHE, VISITOR_CACHE, withHeaders } from './lib/headers.ts';
import { isPage, pageReply } from './lib/page-reply.ts';
import {
  formData,
  formHtml,
  putMissing,
  putSurvey,
  resultsHtml,
  type Typed,
} from './lib/survey-html.ts';
import { visitorOf } from './lib/visitor.ts';

type Chain = Pick<Context, 'next' | 'ip'>;

/** Ten long answers in Russian, percent-encoded. */
const MAX_FORM = 128 * 1024;

/** A visitor with one of these cookies may see a page of their own. */
const COOKIES = [...VARYING_COOKIES, ...ANSWERING_COOKIES];

/** The form of a URL: one by its number, or the poll or survey of the page. */
function paramsOf(url: URL) {
  const formId = url.searchParams.get('formId');
  return formId === null
    ? { kind: url.pathname.startsWith(routes.poll) ? ('poll' as const) : ('survey' as const) }
    : { formId };
}

const htmlOf = (form: SurveyForm, url: URL) =>
  (form.answered ? resultsHtml(form) : formHtml(form, pathOf(url))) + formData(form);

/** The page with the questions, which its scripts take over. */
async function shown(request: Request, context: Chain): Promise<Response> {
  const url = new URL(request.url);
  const visitor = visitorOf(request);
  const asking = { visitor, clientIp: context.ip };
  const [form, page] = await Promise.all([
    callFor(siteSurveyFormGet, paramsOf(url), asking),
    context.next(),
  ]);
  if (!isPage(page)) return page;
  if (!form.ok) {
    // Only a form that the URL names: the page of all visitors exists, even between two polls.
    const isMissing = url.searchParams.has('formId') && form.error.code === 'not_found';
    const status = isMissing ? 404 : page.status;
    const { body, headers } = page;
    return await pageReply(new Response(body, { status, headers }), putMissing(form.error));
  }
  const put = (built: string) => putSurvey(built, htmlOf(form.value, url));
  const isKnown = visitor.token !== null || visitor.deviceId !== null;
  if (isKnown) return await pageReply(page, put);
  return sharedForAMoment(await pageReply(page, put, VISITOR_CACHE), request, COOKIES);
}

function back(url: URL, cookie: string | null): Response {
  const headers = {
    'cache-control': PERSONAL_CACHE,
    location: pathOf(url),
    ...(cookie && { 'set-cookie': cookie }),
  };
  return withHeaders(new Response(null, { status: 303 }), headers);
}

/** The page as the response to a form. */
async function page(
  request: Request,
  status: number,
  put: (built: string) => string,
): Promise<Response> {
  const url = new URL(request.url);
  // The file of the page: a request to its own URL would run this function again.
  const cookie = request.headers.get('cookie') ?? '';
  const built = await fetch(new URL(`${url.pathname}index.html`, url), { headers: { cookie } });
  const reply = new Response(await built.text(), { status, headers: built.headers });
  return await pageReply(reply, put);
}

/** The status of a refusal. A failure is not a refusal: it ends with the error page. */
function refusedWith({ call, code }: CallError): number {
  const status = ERROR_STATUS[code];
  if (status >= 500) throw new Error(`${call}: ${code}`);
  return status;
}

async function taken(request: Request, context: Chain): Promise<Response> {
  const url = new URL(request.url);
  if (!comesFromSite(request)) return withHeaders(new Response(null, { status: 403 }));
  const body = await limitedBody(request, MAX_FORM);
  if (body === null) return withHeaders(new Response(null, { status: 413 }));
  const fields = new URLSearchParams(body);
  const { visitor, cookie } = deviceOf(request);
  const asking = { visitor, clientIp: context.ip };
  const form = await callFor(siteSurveyFormGet, { formId: fields.get('formId') ?? '0' }, asking);
  if (!form.ok) return await page(request, refusedWith(form.error), putMissing(form.error));
  const { id: formId, questions } = form.value;
  const answers = answersOf(questions, fields);
  const faults = faultsOf(questions, answers);
  // The page again, with all of the input and its errors, which scripts leave as they are.
  const again = (typed: Partial<Typed>) => (built: string) =>
    putSurvey(built, formHtml(form.value, pathOf(url), { fields, faults, ...typed }));
  if (faults.size > 0) return await page(request, 422, again({}));
  const sent = await callFor(siteSurveyFormSet, { formId, answers }, asking);
  // A visitor who answered before sees the results, like everybody else who has answered.
  if (sent.ok || sent.error.code === 'already_answered') return back(url, cookie);
  const status = refusedWith(sent.error);
  return await page(request, status, again({ refusal: sent.error.description }));
}

/**
 * `/poll/` and `/survey/`: puts the questions, or the results for those who have answered, into the page,
 * and handles the form when it is submitted without scripts.
 */
export default pageFunction((request, context: Chain) =>
  request.method === 'POST' ? taken(request, context) : shown(request, context),
);
