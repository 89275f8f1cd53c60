import { parseArgs } from 'node:util';
import { StopError } from '../../system/stop-error.ts';

const options = {
  /** Where the files of the site are written. */
  files: { type: 'string' },
  /** Where the configuration is written; absent: standard output. */
  to: { type: 'string' },
  listen: { type: 'string', default: '80' },
  /** Host and port of our own server; absent: this machine and PORT. */
  site: { type: 'string' },
  /** nginx has the module that serves Brotli copies. */
  brotli: { type: 'boolean', default: false },
  /** A file with more of the server's settings. */
  include: { type: 'string' },
  /** Keeps running and writes each release. */
  follow: { type: 'boolean', default: false },
  /** The command that makes nginx reload its configuration. */
  reload: { type: 'string' },
} as const;

export type NginxOptions = {
  readonly files: string | undefined;
  readonly to: string | undefined;
  readonly listen: string;
  readonly site: string | undefined;
  readonly brotli: boolean;
  readonly include: string | undefined;
  readonly follow: boolean;
  readonly reload: string | undefined;
};

const PLACE = /^(?:[\w.-]+:|\[[0-9a-f:]+\]:)?\d{1,5}$/i;

const known = Object.keys(options)
  .map((name) => `--${name}`)
  .join(', ');

/** @throws StopError with one sentence. */
export function nginxOptions(args: readonly string[]): NginxOptions {
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch {
    throw new StopError(`"${args.join(' ')}" is not understood: this command knows ${known}.`);
  }
  for (const name of ['listen', 'site'] as const) {
    const given = values[name];
    if (given === undefined || PLACE.test(given)) continue;
    throw new StopError(`--${name} takes a port or an address and a port, not "${given}".`);
  }
  if (values.site !== undefined && /^\d+$/.test(values.site))
    values.site = `127.0.0.1:${values.site}`;
  if (values.follow && values.to === undefined) {
    throw new StopError('--follow rewrites the configuration, so it needs --to <file>.');
  }
  if (values.reload !== undefined && !values.follow) {
    throw new StopError('--reload is what --follow runs: give both or neither.');
  }
  const { files, to, listen, site, brotli, include, follow, reload } = values;
  return { files, to, listen, site, brotli, include, follow, reload };
}
