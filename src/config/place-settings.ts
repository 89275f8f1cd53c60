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

/** Whether a URL can be read, with its name and password: servers get them decoded. */
function isReadable(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** Checks the password of a URL; the message does not repeat it. */
export const withPassword = v.check(
  isReadable,
  'must be a URL; characters such as / # % of its password are encoded: %2F %23 %25',
);

/** Whether a URL names a host. Without one the driver would look for a server on this machine. */
function namesHost(url: string): boolean {
  const authority = /^\w+:\/\/([^/?#]*)/.exec(url)?.[1] ?? '';
  const socket = /[?&]host=[^&#]/.test(url) && authority === '';
  return socket || authority.replace(/^.*@/s, '').replace(/:\d*$/, '') !== '';
}

/** A setting that is a PostgreSQL server. */
export const postgres = v.pipe(
  v.string(),
  v.regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://'),
  v.check(
    namesHost,
    'must name a host (postgres://host/database), or the directory of a socket in the parameter host',
  ),
  withPassword,
);
