/** Any input of an editor gets a valid response, and the site can still read its content. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import * as content from '../../contract/calls/content.ts';
import { metadataList, settingsView } from '../../contract/calls/session.ts';
import {
  certificatePage,
  certificateTerms,
  certificateVariants,
  citySearch,
  shops,
} from '../../contract/calls/shops.ts';
import { errorEnvelope } from '../../contract/errors.ts';
import { editedEntities } from '../../contract/schemas/editor.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { ask, send, type Entity } from './editor.ts';
import { holds } from '../fuzz/property.ts';
import { hostileValue } from './hostile.ts';
import { onEveryEngine, resultOf } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-editor-fuzz-'));
after(() => rmSync(mediaDir, { recursive: true }));

const publicCalls: readonly AnyCall[] = [
  ...Object.values(content).filter(({ params }) => v.safeParse(params, {}).success),
  metadataList,
  settingsView,
  certificatePage,
  certificateTerms,
  certificateVariants,
  citySearch,
  shops,
];

/** Paths in an entity, to any depth: `sources.0.url`. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((part, index) => (String(index) === key ? replaced(part, rest, by) : part));
  }
  const fields = v.parse(v.record(v.string(), v.unknown()), value);
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}

onEveryEngine(
  (site) => {
    for (const collection of CONTENT_COLLECTIONS) {
      test(`${collection} handles any input without a server error`, async () => {
        const { items } = await ask(site(), editedEntities, 'GET', `${collection}?full=1&count=3`);
        const bare = items.map(({ revision: _, ...entity }): Entity => entity);
        const [sample] = bare;
        assert.ok(sample);
        const paths = pathsOf(sample);
        const edits = fc.array(fc.tuple(fc.constantFrom(...paths), hostileValue), {
          minLength: 1,
          maxLength: 3,
        });
        const bodies = fc.oneof(
          {
            weight: 8,
            arbitrary: edits.map((all) =>
              all.reduce<unknown>((entity, [path, by]) => {
                try {
                  return replaced(entity, path, by);
                } catch {
                  return by;
                }
              }, sample),
            ),
          },
          { weight: 1, arbitrary: hostileValue },
        );
        const methods = fc.constantFrom('PUT', 'POST', 'DRAFT');
        const property = fc.asyncProperty(methods, bodies, async (method, body) => {
          const path = method === 'POST' ? collection : `${collection}/${String(sample['id'])}`;
          const reply =
            method === 'DRAFT'
              ? await send(site(), 'PUT', `${path}/draft`, body ?? null)
              : await send(site(), method, path, body ?? null);
          const text = await reply.text();
          assert.ok(reply.status < 500, `${method} ${reply.status}: ${text.slice(0, 300)}`);
          if (reply.status !== 200) v.parse(errorEnvelope, JSON.parse(text));
        });
        await holds({ name: `editor ${collection}`, seed: 20_261_122, all: 1_000 }, property);
        for (const call of publicCalls) await resultOf(call, await site().ask(call));
      });
    }
  },
  { mediaDir },
);
