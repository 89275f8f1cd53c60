/**
 * A response whose body is in memory; code that knows this class reads the bytes without a copy.
 */
export class BytesResponse extends Response {
  readonly inMemory: Buffer;

  constructor(bytes: Buffer, init: ResponseInit) {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    super(body, init);
    this.inMemory = bytes;
  }
}

/** The body of a response, or null if it has none. */
export async function bytesOf(response: Response): Promise<Buffer | null> {
  if (response instanceof BytesResponse && !response.bodyUsed) return response.inMemory;
  return response.body === null ? null : Buffer.from(await response.arrayBuffer());
}
