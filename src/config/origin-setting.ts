import * as v from 'valibot';

/**
 * A setting that requests are sent to. `localhost:4011` is a URL as well, whose protocol is `localhost:`; and
 * `fetch` refuses an address that contains a password.
 */
export const requested = (example: string) =>
  v.pipe(
    v.string(),
    v.url(`must be a URL such as ${example}`),
    v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
    v.regex(/^https?:\/\/[^/?#@]+(?:[/?#]|$)/, 'must be a URL without a name or password'),
    v.regex(/^\S+$/, 'must be a URL without spaces'),
  );

/**
 * A setting that is an origin, written as browsers do: without a trailing slash or the usual port, in lower case,
 * and with `xn--` for Cyrillic, which robots.txt must not contain.
 */
export const origin = v.pipe(
  requested('https://api.example.ru'),
  v.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin without a path'),
  v.transform((url) => new URL(url).origin),
);
