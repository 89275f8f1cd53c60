/**
 * Waits until an address answers with 2xx, for service managers and containers:
 * `node packaging/wait-ready.mjs <address> [seconds]`. Plain JavaScript without packages, so that it
 * starts at once. Ends with 1 when the time (100 s, or 0 for a single try) is over.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for one answer, and between two tries. */
const PATIENCE = 5_000;
const LOOK = 200;

const [address = '', seconds = '100'] = process.argv.slice(2);
const until = performance.now() + Number(seconds) * 1_000;

/** @returns null, or why it is not ready. */
async function reasonNot() {
  try {
    const reply = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await reply.body?.cancel();
    return reply.ok ? null : `${reply.status}`;
  } catch (error) {
    const { cause = error } = error;
    return cause.code ?? cause.message;
  }
}

let reason = await reasonNot();
while (reason !== null && performance.now() < until) {
  await pause(LOOK);
  reason = await reasonNot();
}
if (reason !== null) {
  console.error(`${address} is not ready: ${reason}`);
  process.exitCode = 1;
}
