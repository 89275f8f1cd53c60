/** The searches for people, and their results. */
import type * as v from 'valibot';
import * as calls from '../../../contract/calls/desk-people.ts';
import type * as desk from '../../../contract/schemas/desk.ts';
import { success, type Result } from '../../../src/client/calls/result.ts';
import { send } from '../../calls/send.ts';

export type FoundCertificate = v.InferOutput<typeof desk.deskCertificate>;
export type FoundOrder = v.InferOutput<typeof desk.deskOrder>;
export type FoundMember = v.InferOutput<typeof desk.deskMember>;

export type Found =
  | { readonly kind: 'member'; readonly items: readonly FoundMember[] }
  | { readonly kind: 'certificates'; readonly items: readonly FoundCertificate[] }
  | { readonly kind: 'orders'; readonly items: readonly FoundOrder[] };

export type Kind = Found['kind'];

type Sought = { readonly label: string; readonly by: string; readonly nothing: string };

/** What can be searched for, and by what. */
export const SOUGHT: Readonly<Record<Kind, Sought>> = {
  member: {
    label: 'Участник',
    by: 'Телефон, почта или номер участника',
    nothing: 'Такого участника нет.',
  },
  certificates: {
    label: 'Сертификаты',
    by: 'Телефон или номер сертификата',
    nothing: 'Сертификатов не\u00a0нашлось.',
  },
  orders: {
    label: 'Заказы',
    by: 'Телефон, почта или номер заказа',
    nothing: 'Заказов не\u00a0нашлось.',
  },
};

export const KINDS: readonly Kind[] = ['member', 'certificates', 'orders'];

export const isKind = (value: unknown): value is Kind => KINDS.some((kind) => kind === value);

export type Asked = { readonly kind: Kind; readonly search: string; readonly reason: string };

/** One search, which the log records. */
export async function look({ kind, ...find }: Asked): Promise<Result<Found>> {
  if (kind === 'member') {
    const found = await send(calls.deskMembers, { find });
    return found.ok ? success({ kind, items: found.value.items }) : found;
  }
  if (kind === 'certificates') {
    const found = await send(calls.deskCertificates, { find });
    return found.ok ? success({ kind, items: found.value.items }) : found;
  }
  const found = await send(calls.deskOrders, { find });
  return found.ok ? success({ kind, items: found.value.items }) : found;
}
