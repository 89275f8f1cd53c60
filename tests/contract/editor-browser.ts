import assert from 'node:assert/strict';
import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { outbox } from '../../backend/db/schema.ts';
import { CSRF_HEADER } from '../../contract/headers.ts';
import type { EditorRole } from '../../contract/permissions.ts';
import * as people from '../../contract/schemas/editor-people.ts';
import { ask } from './editor.ts';
import { ORIGIN, type Site } from './site.ts';

export const PASSWORD = 'кофе лампа ветер окно';
export const HOUR = 60 * 60 * 1000;
const reply200 = v.object({ result: v.unknown() });

/** Editors who sign in, as their browsers do. */
export function editorBrowser(site: () => Site) {
  /** A request without a token, as a browser sends it. */
  const browse = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    site().fetch(
      new Request(`${ORIGIN}/editor/${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const resultOf = async <S extends v.GenericSchema>(
    schema: S,
    reply: Response,
  ): Promise<v.InferOutput<S>> => {
    const text = await reply.text();
    assert.equal(reply.status, 200, text);
    return v.parse(schema, v.parse(reply200, JSON.parse(text)).result);
  };
  const lastLetter = async () => {
    const [letter] = await site().db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    return letter ?? assert.fail('no letter');
  };
  const keyIn = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? assert.fail(text);
  const setPassword = (key: string, password = PASSWORD) =>
    browse('POST', 'password', { key, password });

  /** A person who has followed the invitation. */
  async function invited(name: string, role: EditorRole, email: string) {
    const made = await ask(site(), people.newAccount, 'POST', 'accounts', { name, role, email });
    assert.equal(made.token, null);
    const { to, text } = await lastLetter();
    assert.equal(to, email);
    await resultOf(people.done, await setPassword(keyIn(text)));
    return made.id;
  }
  const trySignIn = (email: string, password = PASSWORD) =>
    browse('POST', 'session', { email, password });

  /** Headers of a signed-in person's requests. */
  async function signedIn(email: string) {
    const reply = await trySignIn(email);
    const set = reply.headers.get('set-cookie') ?? '';
    assert.match(set, /HttpOnly/);
    assert.match(set, /SameSite=Strict/);
    const me = await resultOf(people.callingEditor, reply);
    assert.ok(me.csrf);
    return { cookie: set.split(';')[0] ?? '', [CSRF_HEADER]: me.csrf };
  }

  return { browse, resultOf, lastLetter, keyIn, setPassword, invited, trySignIn, signedIn };
}
