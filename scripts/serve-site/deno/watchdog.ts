/**
 * Ends this Deno with the site server, however that ends: the system then closes its end of the
 * standard input. It runs in its own thread, because a function in an endless loop must not outlive
 * the server either. Its name is the directory of the sockets, which nothing else removes.
 */
const rest = new Uint8Array(64);
while ((await Deno.stdin.read(rest)) !== null);
try {
  Deno.removeSync(self.name, { recursive: true });
} catch {
  // Another process was quicker.
}
Deno.kill(Deno.pid, 'SIGKILL');

export {};
