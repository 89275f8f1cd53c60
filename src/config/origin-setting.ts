import * as v from 'valibot';

/** A setting that is an origin, without its trailing slash. */
export const origin = v.pipe(
  v.string(),
  v.url('must be a URL such as https://api.example.ru'),
  v.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin without a path'),
  v.transform((url) => url.replace(/\/$/, '')),
);
