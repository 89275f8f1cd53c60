/** The files in packaging/ run what package.json runs, with settings that exist. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readEnvironment, settingNames } from '../../src/config/environment.ts';

const UNITS = 'packaging/systemd';
const PROGRAM = '/opt/yasno/current';
const COMMON = `${UNITS}/yasno-.service.d/common.conf`;

const read = (path: string) => readFileSync(path, 'utf8');
const scripts = v.parse(v.record(v.string(), v.string()), JSON.parse(read('package.json')).scripts);

/** What an npm script runs, without node itself and without reading `.env`. */
const argumentsOf = (name: string) =>
  (scripts[name] ?? '').replace(/^node (?:--import=\.\/scripts\/env-file\.mjs )?/, '');

const defaults = readEnvironment({});
const PORTS = {
  backend: defaults.BACKEND_PORT,
  worker: defaults.WORKER_PORT,
  regenerator: defaults.REGENERATOR_PORT,
  site: defaults.PORT,
};
/** What stands after the `@` of a server's unit. */
const place = (server: string) =>
  Object.entries(PORTS).find(([name]) => name === server)?.[1] ?? '';

/** Of programs that ours use, not ours. */
const OF_OTHERS = /^(?:XDG_\w+|NODE_\w+|MALLOC_\w+|CI)$/;
const unknown = (names: readonly string[]) =>
  names.filter((name) => !settingNames.includes(name) && !OF_OTHERS.test(name));

/** Seconds that a process may take to end by its own settings, and some to spare. */
const LONGEST_STOP = (2_000 + defaults.STOP_GRACE) / 1_000 + 5;

const units = readdirSync(UNITS).filter((name) => name.endsWith('.service'));

describe('the systemd units', () => {
  it.each(units)('%s runs what its npm script runs', (file) => {
    const [, name = ''] = /^yasno-(\w+)@?\.service$/.exec(file) ?? [];
    const [, portName, args] =
      new RegExp(
        `^ExecStart=(?:/usr/bin/env (\\w+)=%i )?${PROGRAM}/node_modules/\\.bin/node (.+)$`,
        'm',
      ).exec(read(join(UNITS, file))) ?? [];
    // Where backups go, and for how long, is the operator's.
    expect(args?.replace(/ --to \S+ --keep-days \d+$/, '')).toBe(argumentsOf(name));
    if (file.includes('@')) {
      expect(portName).toBe(name === 'site' ? 'PORT' : `${name.toUpperCase()}_PORT`);
    }
  });

  it('set only known settings', () => {
    const texts = [COMMON, ...units.map((name) => join(UNITS, name))].map(read);
    const set = texts.flatMap((text) =>
      [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs = '']) =>
        pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ),
    );
    expect(set).toContain('DATA_DIR');
    expect(unknown(set)).toEqual([]);
  });

  it('have the same user, settings and folders as manual runs', () => {
    const script = read('packaging/run.sh');
    const common = read(COMMON);
    for (const name of ['User', 'Group', 'StateDirectory', 'CacheDirectory', 'EnvironmentFile']) {
      const [, value = name] = new RegExp(`^${name}=(.+)$`, 'm').exec(common) ?? [];
      expect(script).toContain(`--property=${name}=${value} `);
    }
    const [, pairs = 'none'] = /^Environment=(DATA_DIR.+)$/m.exec(common) ?? [];
    expect(script).toContain(`--property=Environment='${pairs}'`);
  });

  it('wait longer than a process takes to stop', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read(COMMON)) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(LONGEST_STOP);
  });
});

/** The units as systemd would find them, with this folder in place of the installed program. */
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yasno-units-'));
  cpSync(UNITS, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:service|conf)$/.test(name)) continue;
    const path = join(folder, name);
    const [, server = ''] = /^yasno-(\w+)@\.service$/.exec(name) ?? [];
    const text = read(path).replaceAll(PROGRAM, resolve('.'));
    rmSync(path);
    writeFileSync(path.replace('@.', `@${place(server)}.`), text);
  }
  return folder;
}

const hasSystemd = existsSync('/usr/bin/systemd-analyze');

describe('systemd-analyze', () => {
  // Machines without systemd check everything else; CI installs it.
  it('reports no faults and little exposure', () => {
    if (!hasSystemd) return;
    const folder = installed();
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    const files = readdirSync(folder).filter((name) => /\.(?:service|target|timer)$/.test(name));
    const paths = files.map((name) => join(folder, name));
    try {
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
        env,
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      // Fails above 2.0 of 10: so it also shows that the common settings reach every unit.
      const services = paths.filter((path) => path.endsWith('.service'));
      for (const path of services) {
        execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', path], {
          env,
          stdio: 'pipe',
        });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

const Service = v.looseObject({
  command: v.optional(v.array(v.string())),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  read_only: v.optional(v.boolean(), false),
  stop_grace_period: v.optional(v.pipe(v.string(), v.regex(/^\d+s$/))),
  ports: v.optional(v.array(v.string()), []),
  healthcheck: v.optional(v.looseObject({ test: v.array(v.string()) })),
});
const Compose = v.object({ services: v.record(v.string(), Service) });
const composed = parse(read('packaging/compose.yaml'), { merge: true });
const { services } = v.parse(v.looseObject(Compose.entries), composed);
/** Services of other people's images. */
const THEIRS = ['database', 'store', 'bucket'];
const ours = Object.entries(services).filter(([name]) => !THEIRS.includes(name));

const containerfile = read('packaging/Containerfile');
/** The commands that an image runs unless a service says otherwise. */
const commands = [...containerfile.matchAll(/^CMD (\[.+\])$/gm)].map(([, list = '']) =>
  v.parse(v.array(v.string()), JSON.parse(list)).join(' '),
);

describe('the containers', () => {
  it('run what the npm scripts run', () => {
    expect(commands).toEqual(['backend', 'site'].map((name) => `node ${argumentsOf(name)}`));
    for (const name of ['worker', 'migrate']) {
      expect(services[name]?.command?.join(' ')).toBe(`node ${argumentsOf(name)}`);
    }
    const script = read('packaging/regenerator.sh');
    expect(script).toContain(`\nexec node ${argumentsOf('regenerator')}\n`);
    expect(script).toContain(`\nnode ${argumentsOf('build:editor')}\n`);
    expect(script).toContain(`  node ${argumentsOf('build')}\n`);
  });

  it('set only known settings', () => {
    const set = ours.flatMap(([, { environment }]) => Object.keys(environment));
    const inImages = [...containerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(unknown([...set, ...inImages])).toEqual([]);
  });

  it('call each other and themselves at the ports that they listen on', () => {
    const text = read('packaging/compose.yaml');
    expect(text).toContain(`http://backend:${PORTS.backend}'`);
    expect(text).toContain(`http://regenerator:${PORTS.regenerator}/hooks/content`);
    expect(services['site']?.ports).toEqual([expect.stringMatching(`:${PORTS.site}$`)]);
    for (const name of ['backend', 'worker', 'site'] as const) {
      expect(services[name]?.healthcheck?.test.join(' ')).toContain(
        `http://127.0.0.1:${PORTS[name]}/`,
      );
    }
  });

  it('have enough time to stop, and a read-only file system except for data', () => {
    for (const [name, service] of ours) {
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(
        LONGEST_STOP,
      );
      expect([name, service.read_only]).toEqual([name, name !== 'regenerator']);
    }
    expect(containerfile.match(/^USER .+$/gm)).toEqual(['USER 1000:1000', 'USER 1000:1000']);
  });
});
