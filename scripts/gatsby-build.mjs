/**
 * `gatsby build` at the head of a process group of its own. Whoever starts it holds the other end of
 * its input and says nothing there: when he is gone, so is the whole group. Two builds at a time
 * would write into each other's files.
 */
process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL')).resume();
process.stdin.unref();
process.argv[2] = 'build';
await import('gatsby/cli.js');
