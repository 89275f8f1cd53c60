import assert from 'node:assert/strict';
import * as v from 'valibot';
import { deskLog } from '../../contract/schemas/desk.ts';
import { ask, makeToken, send } from './editor.ts';
import type { Site } from './site.ts';

export const REASON = 'Обращение № 7';

/** A support agent, who makes the requests. */
export async function support(site: Site, name: string) {
  const { token } = await makeToken(site, name, 'support');
  return {
    ask: <S extends v.GenericSchema>(
      schema: S,
      ...[method, path, body, headers = {}]: [string, string, unknown?, Record<string, string>?]
    ) => ask(site, schema, method, `desk/${path}`, body, { token, headers }),
    send: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(site, method, `desk/${path}`, body, { token, headers }),
    /** The log entries of this agent, newest first. */
    async looks() {
      const path = `desk/log?who=${encodeURIComponent(name)}`;
      const { items } = await ask(site, deskLog, 'GET', path);
      for (const { reason } of items) assert.ok(reason);
      return items;
    },
  };
}

export type Support = Awaited<ReturnType<typeof support>>;
