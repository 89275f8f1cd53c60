import { describe, expect, it } from '@jest/globals';
import type { JobName } from '../../backend/jobs/jobs.ts';
import { toldWorkers } from '../../backend/jobs/told-workers.ts';

/** What was told, one message after the other, each of which succeeds or fails when the test says so. */
function channel() {
  const messages: { readonly names: readonly JobName[]; readonly settle: (ok: boolean) => void }[] =
    [];
  const faults: unknown[] = [];
  const tell = (names: readonly JobName[]) =>
    new Promise<void>((resolve, reject) => {
      const settle = (ok: boolean) => (ok ? resolve() : reject(new Error('away')));
      messages.push({ names, settle });
    });
  const jobs = toldWorkers(tell, (_message, error) => faults.push(error));
  return { jobs, messages, faults, told: () => messages.map(({ names }) => names.join(' ')) };
}

/** Lets as many promises settle as a message has. */
async function settled(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

describe('workers', () => {
  it('are told of several jobs in one message while another is in flight', async () => {
    const { jobs, messages, told } = channel();
    jobs.wake('orders');
    jobs.wake('search');
    jobs.wake('changes');
    jobs.wake('search');
    messages[0]?.settle(true);
    await settled(10);
    expect(told()).toEqual(['orders', 'search changes']);
  });

  it('are told of a job that arrives at any point while the last message ends', async () => {
    for (let turns = 0; turns < 8; turns += 1) {
      const { jobs, messages, told } = channel();
      jobs.wake('orders');
      messages[0]?.settle(true);
      await settled(turns);
      jobs.wake('certificates');
      await settled(10);
      expect([turns, ...told()]).toEqual([turns, 'orders', 'certificates']);
    }
  });

  it('are told of the next job after a failed message', async () => {
    const { jobs, messages, faults, told } = channel();
    jobs.wake('orders');
    messages[0]?.settle(false);
    await settled(10);
    jobs.wake('orders');
    expect(told()).toEqual(['orders', 'orders']);
    expect(faults).toHaveLength(1);
  });
});
