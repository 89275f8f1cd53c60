import { describe, expect, it } from '@jest/globals';
import { problemsIn } from '../../tests/unit/environment-problems.ts';
import { readProcessEnvironment, type OwnProcess } from './process-environment.ts';

const problemsOf = (process: OwnProcess, source: Record<string, string>) =>
  problemsIn(() => readProcessEnvironment(process, source));

const DATABASE_URL = 'postgres://yasno@db.example/yasno';

describe('readProcessEnvironment', () => {
  it('reports every missing or invalid setting of the process, and no others', () => {
    const shared = { METRIKA_ID: 'wrong', STOP_GRACE: 'soon', DATABASE_POOL: '0' };
    expect(problemsOf('worker', shared)).toEqual([
      'STOP_GRACE: must be a number of milliseconds',
      'DATABASE_POOL: must be a number of connections',
      'DATABASE_URL: is missing',
    ]);
    expect(problemsOf('backend', { METRIKA_ID: 'wrong' })).toEqual([]);
    expect(problemsOf('site', {})).toEqual(['REST_ORIGIN: is missing']);
    expect(problemsOf('migrate', {})).toEqual(['DATABASE_URL: is missing']);
    expect(problemsOf('regenerator', {}).map((one) => one.split(':')[0])).toEqual([
      'SITE_URL',
      'REST_ORIGIN',
      'CONTENT_HOOK_SECRET',
    ]);
  });

  it('requires in production the settings that a demonstration has defaults for', () => {
    expect(problemsOf('backend', { NODE_ENV: 'production' })).toContain('CODE_SECRET: is missing');
    expect(problemsOf('site', { MODE: 'production' })).toEqual([
      'SITE_URL: is missing',
      'REST_ORIGIN: is missing',
      'EDGE_SECRET: is missing',
    ]);
    expect(problemsOf('worker', { MODE: 'production', DATABASE_URL })).not.toContain(
      'EDGE_SECRET: is missing',
    );
  });

  it('requires the bucket settings only from processes that use the bucket', () => {
    const given = { MEDIA_URL: 's3://yasno-media/site', MEDIA_S3_KEY_ID: 'key' };
    const missing = ['MEDIA_S3_ENDPOINT: is missing', 'MEDIA_S3_SECRET: is missing'];
    for (const process of ['backend', 'backup', 'media'] as const) {
      expect(problemsOf(process, given)).toEqual(missing);
    }
    expect(problemsOf('worker', { ...given, DATABASE_URL })).toEqual(missing);
    expect(problemsOf('site', { ...given, REST_ORIGIN: 'http://b' })).toEqual([]);
  });

  it('requires the database from a backup in production, and the given settings from a command', () => {
    expect(problemsOf('backup', {})).toEqual([]);
    expect(problemsOf('backup', { MODE: 'production' })).toEqual(['DATABASE_URL: is missing']);
    expect(() => readProcessEnvironment('media', {}, ['MEDIA_URL'])).toThrow(
      'MEDIA_URL: is missing',
    );
  });

  it('uses HOST and PORT as the address that the process listens on', () => {
    const given = { HOST: '0.0.0.0', PORT: '3000', DATABASE_URL };
    const asBackend = readProcessEnvironment('backend', { ...given });
    expect(asBackend).toMatchObject({ BACKEND_HOST: '0.0.0.0', BACKEND_PORT: 3000, PORT: 8888 });
    const asWorker = readProcessEnvironment('worker', { ...given });
    expect(asWorker).toMatchObject({ WORKER_HOST: '0.0.0.0', WORKER_PORT: 3000 });
    expect(readProcessEnvironment('site', { ...given, REST_ORIGIN: 'http://b' })).toMatchObject({
      HOST: '0.0.0.0',
      PORT: 3000,
    });
  });

  it('prefers the names of the process, leaving PORT to the site', () => {
    const given = { PORT: '3000', BACKEND_PORT: '3001', HOST: '::', BACKEND_HOST: '10.0.0.1' };
    expect(readProcessEnvironment('backend', given)).toMatchObject({
      PORT: 3000,
      BACKEND_PORT: 3001,
      BACKEND_HOST: '10.0.0.1',
    });
  });

  it('reports an invalid port under the name that was set', () => {
    expect(problemsOf('backend', { PORT: 'abc' })).toEqual(['PORT: must be a port number']);
    expect(problemsOf('backend', { BACKEND_PORT: 'abc' })).toEqual([
      'BACKEND_PORT: must be a port number',
    ]);
  });
});
