import { CutOff } from './body.ts';
import { errorEnvelope } from './envelope.ts';
import { errorPage } from './error-page.ts';
import { PERSONAL_CACHE, withHeaders } from './headers.ts';

/** What the runtime calls: the request, and its context for those who want it. */
type Work<Rest extends readonly unknown[], Reply> = (
  request: Request,
  ...rest: Rest
) => Reply | Promise<Reply>;

type Failed = (request: Request) => Response | Promise<Response>;

const answering =
  (failed: Failed) =>
  <Rest extends readonly unknown[], Reply>(work: Work<Rest, Reply>) =>
  async (request: Request, ...rest: Rest): Promise<Reply | Response> => {
    try {
      return await work(request, ...rest);
    } catch (error) {
      if (error instanceof CutOff) {
        // Nobody waits for it; it is told apart only from a fault of ours.
        const reply = new Response(null, { status: 400 });
        return withHeaders(reply, { 'cache-control': PERSONAL_CACHE });
      }
      const { pathname } = new URL(request.url);
      console.error(`${pathname}: ${error instanceof Error ? error.message : 'failed'}`);
      return await failed(request);
    }
  };

/**
 * An edge function that answers with pages. What it throws is logged and becomes the error page: the
 * runtime's own one is English, and letting the request through would pass the guard by.
 */
export const pageFunction = answering((request) => errorPage(request.url));

/** An edge function that answers calls. What it throws is logged and becomes an envelope. */
export const callFunction = answering(() =>
  errorEnvelope('internal', 'Сервер не\u00a0отвечает. Попробуйте ещё раз через минуту'),
);
