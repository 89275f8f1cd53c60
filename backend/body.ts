/**
 * Bytes of a rejected body that are still received: if the connection closed while its client is
 * sending, the client would report a broken connection instead of the reason.
 */
const DRAINED_MAX = 64 * 1024 * 1024;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Receives and discards the rest; the server cuts an endless body. */
async function drain(reader: Reader): Promise<void> {
  let left = DRAINED_MAX;
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    left -= part.value.byteLength;
    if (left < 0) break;
  }
}

/**
 * Reads a request body up to a byte limit. The Content-Length header may be missing or wrong, so it
 * is not relied on.
 * @returns null when the body exceeds the limit.
 */
export async function readBody(
  { headers, body }: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = Number(headers.get('content-length') ?? 0);
  if (announced > most + DRAINED_MAX) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader: Reader | undefined = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength;
    if (reader && (announced > most || length > most)) {
      await drain(reader);
      return null;
    }
    parts.push(part.value);
  }
  if (announced > most) return null;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The text that bytes encode in UTF-8; null for any other encoding, which decoding would damage. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The same, decoded as UTF-8 text. */
export async function readText(request: Request, most: number): Promise<string | null> {
  const bytes = await readBody(request, most);
  return bytes && new TextDecoder().decode(bytes);
}
