/** The API behaves as described: from the descriptions alone, entities are created and rejected. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { contentChanges, contentHistory } from '../../backend/db/schema.ts';
import {
  collectionDescriptions,
  type CollectionDescription,
} from '../../contract/schemas/descriptions.ts';
import { editedEntities, storedPicture, type EditedEntity } from '../../contract/schemas/editor.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { ask, askEntity, pictureBytes, send } from './editor.ts';
import { allFields, validFields, withWrong, wrongFields, type Known } from './from-description.ts';
import { onEveryEngine } from './site.ts';
import { assertRefused } from './envelope.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-described-'));
after(() => rmSync(mediaDir, { recursive: true }));

/** What a description cannot say: people choose between options. */
const BEYOND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  surveys: {
    questions: [
      {
        ...{ id: 1, kind: 'single', text: 'Слово', required: true },
        options: [
          { id: 1, text: 'Да' },
          { id: 2, text: 'Нет' },
        ],
      },
    ],
  },
};

onEveryEngine(
  (site) => {
    let described: Map<string, CollectionDescription>;
    let first: Map<string, EditedEntity>;
    let picture: unknown;
    before(async () => {
      const { items } = await ask(site(), collectionDescriptions, 'GET', 'descriptions');
      described = new Map(items.map((one) => [one.name, one]));
      const lists = await Promise.all(
        CONTENT_COLLECTIONS.map(async (name) => {
          const list = await ask(site(), editedEntities, 'GET', `${name}?count=50&full=1`);
          return [name, list.items] as const;
        }),
      );
      first = new Map(lists.flatMap(([name, list]) => (list[0] ? [[name, list[0]]] : [])));
      const bytes = new Uint8Array(await pictureBytes('png'));
      picture = { ...(await ask(site(), storedPicture, 'POST', 'pictures', bytes)), alt: 'Глаз' };
    });
    const of = (name: string) => described.get(name) ?? assert.fail(`${name} is not described`);
    const known = (mark: string): Known => ({
      picture,
      mark,
      idOf: (to) => first.get(to)?.id ?? assert.fail(`${to} is empty`),
      aliasOf: (to) => first.get(to)?.alias ?? assert.fail(`${to} is empty`),
    });

    /** Objects of a collection that can be written, each with its address. */
    const written = (name: string) => {
      const { fields, variants, is_fixed: isFixed } = of(name);
      const all = Object.entries(variants);
      if (all.length > 0) {
        return all.map(([code, { fields: own }]) => ({
          method: 'PUT',
          path: `${name}/${code}`,
          fields: own,
        }));
      }
      return isFixed
        ? [{ method: 'PUT', path: `${name}/${first.get(name)?.id ?? 0}`, fields }]
        : [{ method: 'POST', path: name, fields }];
    };

    test('every collection is described', () => {
      assert.deepEqual([...described.keys()].sort(), [...CONTENT_COLLECTIONS].sort());
    });

    for (const name of CONTENT_COLLECTIONS) {
      describe(name, () => {
        test('every kind of invalid field is reported in Russian, and nothing is saved', async () => {
          const traces = () =>
            Promise.all([contentChanges, contentHistory].map((table) => site().db.$count(table)));
          const before = await traces();
          for (const { method, path, fields } of written(name)) {
            const valid = validFields(fields, known('nevernoe'));
            const whole = allFields(fields, known('nevernoe'));
            for (const wrong of wrongFields(fields)) {
              const about = `${path} ${wrong.at.join('.')}: ${JSON.stringify(wrong.value)?.slice(0, 60)}`;
              const reply = await send(
                site(),
                method,
                path,
                withWrong(
                  {
                    ...valid,
                    ...(wrong.at.length > 1 && { [wrong.at[0] ?? '']: whole[wrong.at[0] ?? ''] }),
                  },
                  wrong,
                ),
              );
              const errors = await assertRefused(reply, 'invalid', about);
              const place = wrong.at.join('.');
              const named = Object.keys(errors).filter((key) => `${key}.`.startsWith(`${place}.`));
              assert.notEqual(named.length, 0, `${about}: ${JSON.stringify(errors)}`);
              for (const key of named) assert.match(errors[key] ?? '', /^[А-ЯЁ][а-яё]/, about);
            }
          }
          assert.deepEqual(await traces(), before);
        });

        test('a complete entity can be created from the description', async () => {
          for (const { method, path, fields } of written(name)) {
            const body = { ...validFields(fields, known('iz-opisaniya')), ...BEYOND[name] };
            const made = await askEntity(site(), method, path, body);
            for (const field of Object.keys(fields)) {
              assert.deepEqual(made[field], body[field], `${path} ${field}`);
            }
            assert.deepEqual(await askEntity(site(), 'GET', `${name}/${made.id}`), made);
          }
        });
      });
    }
  },
  { mediaDir },
);
