/** Where the server sends whoever asks for an address that has moved since this document came. */
export async function movedTo(url: string): Promise<string | null> {
  try {
    const reply = await fetch(url, { method: 'HEAD' });
    return reply.ok && reply.redirected ? reply.url : null;
  } catch {
    return null;
  }
}
