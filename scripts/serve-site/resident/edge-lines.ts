import { inRequest } from '../../../system/request-scope.ts';

/** A line that a function has logged for a request; see edge-functions/lib/request-scope.ts. */
const OF_REQUEST = /^\[([\w-]{16,64})\] (.*)$/s;

/** Logs lines of the edge functions, each with the id of its request. */
export const edgeLines =
  (log: (line: string) => void) =>
  (line: string): void => {
    const [, id, told] = OF_REQUEST.exec(line) ?? [];
    if (id === undefined || told === undefined) log(line);
    else inRequest(id, () => log(told));
  };
