/** The redirect target of a URL that has moved since this document was loaded. */
export async function movedTo(url: string): Promise<string | null> {
  try {
    const reply = await fetch(url, { method: 'HEAD' });
    return reply.ok && reply.redirected ? reply.url : null;
  } catch {
    return null;
  }
}
