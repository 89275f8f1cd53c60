import type { Context } from '@netlify/edge-functions';
import { siteSurveyFormGet, siteSurveyFormSet } from '../contract/calls/user.ts';
import type { SurveyForm } from '../contract/schemas/member.ts';
import { answersOf, faultsOf } from '../src/config/survey-answers.ts';
import { routes } from '../src/config/routes.ts';
import { limitedBody } from './lib/body.ts';
import { callFor } from './lib/call-for.ts';
import { deviceOf } from './lib/device.ts';
import { pageFunction } from './lib/edge-function.ts';
import { comesFromSite } from './lib/form-way.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { isPage, pageReply } from './lib/page-reply.ts';
import { formHtml, MISSING_HTML, putSurvey, resultsHtml, type Typed } from './lib/survey-html.ts';
import { visitorOf } from './lib/visitor.ts';

type Chain = Pick<Context, 'next' | 'ip'>;

/** Ten long answers in Russian, percent-encoded. */
const MAX_FORM = 128 * 1024;

/** Which form an address means: one by its number, or the poll or survey the page is for. */
function paramsOf(url: URL) {
  const formId = url.searchParams.get('formId');
  return formId === null
    ? { kind: url.pathname.startsWith(routes.poll) ? ('poll' as const) : ('survey' as const) }
    : { formId };
}

const htmlOf = (form: SurveyForm, url: URL) =>
  form.answered ? resultsHtml(form) : formHtml(form, url.pathname + url.search);

/** The page with the questions in its place for browsers without scripts. */
async function shown(request: Request, context: Chain): Promise<Response> {
  const url = new URL(request.url);
  const asking = { visitor: visitorOf(request), clientIp: context.ip };
  const [form, page] = await Promise.all([
    callFor(siteSurveyFormGet, paramsOf(url), asking),
    context.next(),
  ]);
  if (!isPage(page)) return page;
  const html = form.ok ? htmlOf(form.value, url) : MISSING_HTML;
  return await pageReply(page, (built) => putSurvey(built, html));
}

function back(url: URL, cookie: string | null): Response {
  const headers = {
    'cache-control': PERSONAL_CACHE,
    location: url.pathname + url.search,
    ...(cookie && { 'set-cookie': cookie }),
  };
  return withHeaders(new Response(null, { status: 303 }), headers);
}

/** The page once more, with everything that was typed and what is wrong with it. */
async function again(request: Request, form: SurveyForm, typed: Typed): Promise<Response> {
  const url = new URL(request.url);
  // The file of the page: its own address would come back to this function.
  const cookie = request.headers.get('cookie') ?? '';
  const built = await fetch(new URL(`${url.pathname}index.html`, url), { headers: { cookie } });
  const page = new Response(await built.text(), { status: 422, headers: built.headers });
  const html = formHtml(form, url.pathname + url.search, typed);
  return await pageReply(page, (whole) => putSurvey(whole, html));
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
  if (!form.ok) throw new Error(`The questions did not come: ${form.error.code}`);
  const { id: formId, questions } = form.value;
  const answers = answersOf(questions, fields);
  const faults = faultsOf(questions, answers);
  if (faults.size > 0) return await again(request, form.value, { fields, faults });
  const sent = await callFor(siteSurveyFormSet, { formId, answers }, asking);
  // Who answered before is shown the results, as everybody who has answered.
  if (sent.ok || sent.error.code === 'already_answered') return back(url, cookie);
  throw new Error(`The answers were not taken: ${sent.error.code}`);
}

/**
 * `/poll/` and `/survey/` where no script runs: puts the questions, or the results for who has
 * answered, into the page's noscript, and takes the form that comes back.
 */
export default pageFunction((request, context: Chain) =>
  request.method === 'POST' ? taken(request, context) : shown(request, context),
);
