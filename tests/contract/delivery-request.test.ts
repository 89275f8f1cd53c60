/** A message and the request that queued it are found by one id. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDelivery } from '../../backend/delivery/delivery.ts';
import { currentRequest, inRequest } from '../../system/request-scope.ts';
import { NO_SPAN, setTracer } from '../../system/spans.ts';
import { gatewayOf, later, messageOf, queued, TAKEN } from './outbox-rows.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const db = () => site().db;

  test('a message stores the id of the request that queued it, and is delivered under that id', async () => {
    const request = 'the-request-of-a-message';
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    setTracer({ begin: () => NO_SPAN, current: () => trace });
    const asked = await inRequest(request, () => queued(db())).finally(() => setTracer(null));
    const { request: kept, trace: keptTrace } = await messageOf(db(), asked);
    assert.deepEqual([kept, keptTrace], [request, trace]);

    let heard = (_under: string | undefined) => {};
    const nextSent = () => new Promise<string | undefined>((resolve) => (heard = resolve));
    const gateway = gatewayOf('one', [TAKEN]);
    const send: typeof gateway.send = (message) => {
      heard(currentRequest());
      return gateway.send(message);
    };
    const gateways = [{ ...gateway, send }];
    const first = nextSent();
    const delivering = { now: () => later(1), log: () => {}, gateways, ceiling: null };
    const worker = startDelivery(db(), delivering);
    assert.equal(await first, request);
    const second = nextSent();
    const ofJob = await queued(db());
    inRequest('the-request-that-wakes-it', worker.wake);
    assert.equal(await second, undefined);
    await worker.stop();
    assert.equal((await messageOf(db(), ofJob)).request, null);
  });
});
