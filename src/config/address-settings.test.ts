/** Settings that a URL or a header is made of. */
import { describe, expect, it } from '@jest/globals';
import { problemsOf } from '../../tests/unit/environment-problems.ts';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it.each([
    'CONTENT_HOOK_URL',
    'NETLIFY_API_URL',
    'NETLIFY_BUILD_HOOK_URL',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'REST_ORIGIN',
    'SMS_HTTP_URL',
  ])('rejects for %s what cannot be requested', (name) => {
    for (const given of ['localhost:4011', 'ftp://x', 'http://[', 'http://name:word@x/y']) {
      expect(problemsOf({ [name]: given })).toEqual([
        expect.stringMatching(new RegExp(`^${name}: must `)),
      ]);
    }
    expect(problemsOf({ [name]: 'http://localhost:4011' })).toEqual([]);
  });

  it.each(['SITE_URL', 'REST_ORIGIN', 'PAGES_ORIGIN', 'MEDIA_S3_ENDPOINT'] as const)(
    'reads %s as browsers write it',
    (name) => {
      expect(readEnvironment({ [name]: 'https://Ясно.Example.РФ:443/' })[name]).toBe(
        'https://xn--m1ach9c.example.xn--p1ai',
      );
    },
  );

  it('rejects the address of a cache that is no URL', () => {
    expect(problemsOf({ CDN_PURGE_URL: 'http://a:6081,http://[' })).toEqual([
      expect.stringMatching(/^CDN_PURGE_URL.*: must be URLs/),
    ]);
  });

  it.each(['DATABASE_URL', 'DATABASE_REPLICA_URL'])(
    'rejects a password in %s whose characters are not encoded, without telling it',
    (name) => {
      for (const url of [
        '//u:a/b@host/x',
        '//u:a#b@host/x',
        '//u:a%zz@host/x',
        '//u@host:99999/x',
      ]) {
        expect(problemsOf({ [name]: `postgres:${url}` })).toEqual([
          `${name}: must be a URL; characters such as / # % of its password are encoded: %2F %23 %25`,
        ]);
      }
      for (const url of ['//u:a%2Fb@host/x', '///x?host=/run/postgresql', '//u@a,b/x']) {
        expect(problemsOf({ [name]: `postgres:${url}` })).toEqual([]);
      }
    },
  );

  it.each(['DATABASE_URL', 'DATABASE_REPLICA_URL'])('rejects a %s without a host', (name) => {
    for (const url of ['//', '///x', '//u:a@/x', '//:5432/x', '///x?host=', '//?sslmode=require']) {
      expect(problemsOf({ [name]: `postgres:${url}` })).toEqual([
        `${name}: must name a host (postgres://host/database), or the directory of a socket in the parameter host`,
      ]);
    }
  });

  it.each(['EDGE_SECRET', 'EDITOR_TOKEN'])('rejects a %s that no header can carry', (name) => {
    for (const given of ['ключ'.repeat(10), 'a secret of many words and 32 letters']) {
      expect(problemsOf({ [name]: given })).toEqual([
        `${name}: must have 32 to 200 Latin letters, digits and signs`,
      ]);
    }
  });

  it.each(['MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET', 'OTEL_EXPORTER_OTLP_HEADERS'])(
    'rejects letters in %s that no header may have',
    (name) => {
      const given = name.endsWith('HEADERS') ? 'token=ключ' : 'ключ';
      expect(problemsOf({ [name]: given })).toEqual([
        expect.stringMatching(new RegExp(`^${name}: must be `)),
      ]);
    },
  );
});
