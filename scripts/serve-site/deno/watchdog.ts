/**
 * Ends this Deno with the site server, whatever way that goes: its end of the standard input is
 * closed by the system. In a thread of its own, because a function in an endless loop must not
 * outlive the server either. Its name is the directory of the sockets, which nobody else removes.
 */
const rest = new Uint8Array(64);
while ((await Deno.stdin.read(rest)) !== null);
try {
  Deno.removeSync(self.name, { recursive: true });
} catch {
  // Another one was quicker.
}
Deno.kill(Deno.pid, 'SIGKILL');

export {};
