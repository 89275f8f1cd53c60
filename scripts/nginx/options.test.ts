import { expect, it } from '@jest/globals';
import { nginxOptions } from './options.ts';

it('fills in defaults', () => {
  expect(nginxOptions([])).toMatchObject({ listen: '80', brotli: false, follow: false });
  expect(nginxOptions(['--site', '9000']).site).toBe('127.0.0.1:9000');
  expect(nginxOptions(['--site', '[::1]:9000']).site).toBe('[::1]:9000');
});

it.each([
  [['--port', '80'], /^"--port 80" is not understood: this command knows --files, --to, /],
  [['file'], /^"file" is not understood/],
  [['--listen', '80; load_module a'], /^--listen takes a port or an address and a port, not "80; /],
  [['--site', 'http://a'], /^--site takes a port/],
  [['--follow'], /^--follow rewrites the configuration, so it needs --to <file>\.$/],
  [['--to', 'a', '--reload', 'b'], /^--reload is what --follow runs/],
])('refuses %j in one sentence', (given, said) => {
  expect(() => nginxOptions(given)).toThrow(said);
});
