/**
 * The body of a request, read no further than it may be long: what a header says of its length may
 * be missing or untrue.
 * @returns null where there is more.
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

/** The same as text, which is UTF-8. */
export async function readText(request: Request, most: number): Promise<string | null> {
  const bytes = await readBody(request, most);
  return bytes && new TextDecoder().decode(bytes);
}
