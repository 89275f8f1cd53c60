import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { failure, type Result } from '../../src/client/calls/result.ts';
import { readAnswer } from './read-answer.ts';
import { addressOf, initOf } from './request.ts';
import { session } from './session.ts';
import { signedIn } from './sign-in-again.ts';

/** Timeout in milliseconds: a large file takes long over a mobile network. */
const PATIENCE = 300_000;

type Named = Readonly<Record<string, unknown>>;

/** Receives the uploaded fraction of a file, from 0 to 1. */
export type OnProgress = (part: number) => void;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function exchange<P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  file: Blob,
  onProgress: OnProgress,
): Promise<Result<v.InferOutput<R>>> {
  const { headers, method = 'POST' } = initOf(call, params, { csrf: session.me?.csrf ?? null });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = (code: 'upstream' | 'upstream_timeout') => () =>
      resolve(failure({ code, description: DESCRIPTIONS[code], call: call.name }));
    request.open(method, addressOf(call, params));
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.timeout = PATIENCE;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(call, request.status, jsonIn(request.responseText)));
    request.onerror = failed('upstream');
    request.ontimeout = failed('upstream_timeout');
    request.send(file);
  });
}

/**
 * Uploads a file by a call of the editor API and reports the progress, which `fetch` cannot do.
 * When the session has ended, it waits until the user has signed in again. Never throws for network
 * or server failures.
 */
export const sendFile = <P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  file: Blob,
  onProgress: OnProgress,
): Promise<Result<v.InferOutput<R>>> => signedIn(() => exchange(call, params, file, onProgress));
