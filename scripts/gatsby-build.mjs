/**
 * `gatsby build` as the leader of its own process group. The parent holds the other end of its
 * input and sends nothing: when the parent dies, so does the whole group. Two concurrent builds
 * would write to each other's files.
 */
process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL')).resume();
process.stdin.unref();
process.argv[2] = 'build';
await import('gatsby/cli.js');
