import { CutOff } from './body.ts';
import { errorEnvelope } from './envelope.ts';
import { isTraced } from './environment.ts';
import { errorPage } from './error-page.ts';
import { PERSONAL_CACHE, withHeaders } from './headers.ts';
import { complain, inRequest } from './request-scope.ts';

/** The function that the runtime calls: with the request, and its context if needed. */
type Work<Rest extends readonly unknown[], Reply> = (
  request: Request,
  ...rest: Rest
) => Reply | Promise<Reply>;

type Failed = (request: Request) => Response | Promise<Response>;

const answering =
  (failed: Failed) =>
  <Rest extends readonly unknown[], Reply>(work: Work<Rest, Reply>) =>
  (request: Request, ...rest: Rest): Promise<Reply | Response> =>
    inRequest(request, isTraced(), async () => {
      try {
        return await work(request, ...rest);
      } catch (error) {
        if (error instanceof CutOff) {
          // The client does not wait for it; the status distinguishes it from our own errors.
          const reply = new Response(null, { status: 400 });
          return withHeaders(reply, { 'cache-control': PERSONAL_CACHE });
        }
        const { pathname } = new URL(request.url);
        complain(`${pathname}: ${error instanceof Error ? error.message : 'failed'}`);
        return await failed(request);
      }
    });

/**
 * An edge function that responds with pages. Exceptions are logged and result in the error page: the
 * runtime's own is in English, and passing the request through would bypass the guard.
 */
export const pageFunction = answering((request) => errorPage(request.url));

/** An edge function that responds to calls. Exceptions are logged and result in an error envelope. */
export const callFunction = answering(() =>
  errorEnvelope('internal', 'Сервер не\u00a0отвечает. Попробуйте ещё раз через минуту'),
);
