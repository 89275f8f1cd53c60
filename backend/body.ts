/**
 * Reads a request body up to a byte limit. The Content-Length header may be missing or wrong, so it
 * is not relied on.
 * @returns null when the body exceeds the limit.
 */
export async function readBody(
  { headers, body }: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > most) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > most) {
      await reader?.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The same, decoded as UTF-8 text. */
export async function readText(request: Request, most: number): Promise<string | null> {
  const bytes = await readBody(request, most);
  return bytes && new TextDecoder().decode(bytes);
}
