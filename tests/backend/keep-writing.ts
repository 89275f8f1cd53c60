/** Writes to a running backend for as long as a test needs, counting what was acknowledged. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import * as v from 'valibot';
import * as calls from '../../contract/calls/user.ts';
import { attempt } from '../contract/club-rows.ts';
import { pictureBytes } from '../contract/editor.ts';
import type { startProcess } from './backend-process.ts';

/** Writes of each kind before the backup begins. */
const WARM = 4;

const saved = v.object({ result: v.looseObject({ id: v.number() }) });
const uploaded = v.object({ result: v.object({ src: v.string() }) });

/** A member who orders. */
export type Orderer = { readonly id: number; readonly headers: HeadersInit };

/** The acknowledged writes: the number of orders by member, tags by id, and pictures by file name. */
export type Acknowledged = {
  readonly orders: ReadonlyMap<number, number>;
  readonly tags: ReadonlySet<number>;
  readonly pictures: ReadonlySet<string>;
};

type Writing = {
  readonly backend: Awaited<ReturnType<typeof startProcess>>;
  readonly token: string;
  readonly members: readonly Orderer[];
  readonly offerId: number;
};

/** Members order, and editors save tags and pictures, until `stop`. */
export function keepWriting({ backend, token, members, offerId }: Writing) {
  const editor = { authorization: `Bearer ${token}` };
  const orders = new Map<number, number>();
  const tags = new Set<number>();
  const pictures = new Set<string>();
  let isOver = false;
  const warm = Promise.withResolvers<void>();
  const look = () => {
    const counts = [...members.map(({ id }) => orders.get(id) ?? 0), tags.size, pictures.size];
    if (counts.every((count) => count >= WARM)) warm.resolve();
  };
  const whileOpen = async (work: () => Promise<void>) => {
    while (!isOver) {
      await work();
      look();
    }
  };
  const order = ({ id, headers }: Orderer) =>
    whileOpen(async () => {
      const named = { ...headers, ...attempt(randomUUID()) };
      const reply = await backend.ask(calls.orderPartnerOffer, { offerId }, named);
      assert.equal(reply.status, 200, await reply.text());
      orders.set(id, (orders.get(id) ?? 0) + 1);
    });
  async function post(path: string, type: string, body: BodyInit): Promise<unknown> {
    const headers = { ...editor, 'content-type': type };
    const reply = await fetch(`${backend.origin}/editor/${path}`, {
      method: 'POST',
      headers,
      body,
    });
    const told = await reply.text();
    assert.ok(reply.ok, told);
    return JSON.parse(told);
  }
  const write = () =>
    whileOpen(async () => {
      const body = JSON.stringify({ title: `Тег ${randomUUID()}`, alias: `t-${randomUUID()}` });
      const { result } = v.parse(saved, await post('tags', 'application/json', body));
      tags.add(result.id);
    });
  let shade = 0x101010;
  const draw = () =>
    whileOpen(async () => {
      const body = new Uint8Array(await pictureBytes('png', `#${(shade += 77).toString(16)}`));
      const { result } = v.parse(uploaded, await post('pictures', 'image/png', body));
      pictures.add(basename(result.src));
    });
  const working = Promise.all([...members.map(order), write(), draw()]);
  return {
    /** The writes acknowledged so far, when there are some of each kind. */
    async warm(): Promise<Acknowledged> {
      await Promise.race([warm.promise, working]);
      return { orders: new Map(orders), tags: new Set(tags), pictures: new Set(pictures) };
    },
    /** Begins no more writes, and waits for those in progress. */
    async stop(): Promise<void> {
      isOver = true;
      await working;
    },
  };
}
