import * as v from 'valibot';

/** A setting that is a port. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.minValue(1, 'must be a port number'),
  v.maxValue(65_535, 'must be at most 65535'),
);

/** A setting that is a listen address. */
export const host = v.pipe(
  v.string(),
  v.regex(
    /^[\w.:-]{1,253}$/,
    'must be an IP address or host name of this machine, such as 0.0.0.0',
  ),
);
