/**
 * Maximum size of a POST in bytes, as in the backend: the longest form of the site is far below.
 */
export const MAX_BODY = 64 * 1024;

/** The body is incomplete: its sender has disconnected. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (error) {
    throw new CutOff('The body of the request is incomplete', { cause: error });
  }
}

/**
 * Reads a body up to a limit; null when it is longer. The declared length is not trusted.
 * @throws CutOff
 */
export async function limitedBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** The same as text. @throws CutOff */
export async function limitedBody(request: Request, limit = MAX_BODY): Promise<string | null> {
  const bytes = await limitedBytes(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}
