/** Package codes: imported, and looked up. */
import { eq, inArray } from 'drizzle-orm';
import { readPackageCode } from '../../../src/config/package-code.ts';
import { storeCodes, type PrintedCode } from '../../codes/import.ts';
import { packageCodes } from '../../db/schema.ts';
import { notFound } from '../../failure.ts';
import { readCsv, type CsvRow } from '../csv/rows.ts';
import { invalid } from '../faults.ts';
import type { EditorContext } from '../handler.ts';
import { noteLook } from './journal.ts';

const COLUMNS = new Set(['code', 'product', 'points']);
const PRODUCT_MAX = 200;
const POINTS_MOST = 10_000;

type Faults = Record<string, string>;

/** The code of a line; null after recording its faults. */
function codeOf({ line, cells }: CsvRow, known: Set<string>, faults: Faults): PrintedCode | null {
  const code = readPackageCode(cells['code'] ?? '');
  const product = (cells['product'] ?? '').trim();
  const points = (cells['points'] ?? '').trim();
  const before = Object.keys(faults).length;
  if (code === null) faults[`${line}.code`] = 'Код не\u00a0сходится: проверьте знаки';
  else if (known.has(code)) faults[`${line}.code`] = 'Такой код в\u00a0таблице уже есть';
  if (product === '') faults[`${line}.product`] = 'Заполните поле';
  else if (product.length > PRODUCT_MAX) {
    faults[`${line}.product`] = `Не\u00a0больше ${PRODUCT_MAX} знаков`;
  }
  const isAmount = /^\d{1,5}$/.test(points) && Number(points) > 0 && Number(points) <= POINTS_MOST;
  if (!isAmount) faults[`${line}.points`] = `Нужно целое число от\u00a01 до\u00a0${POINTS_MOST}`;
  if (code === null || Object.keys(faults).length > before) return null;
  known.add(code);
  return { code, product, points: Number(points) };
}

/**
 * Adds all codes of a table, or none. A trial only reports the result.
 * @throws Failure `invalid` with the faults of each line, `3.code`, unless it is a trial.
 */
export async function importCodes(
  context: EditorContext,
  {
    csv,
    isTrial,
    reason,
  }: { readonly csv: string; readonly isTrial: boolean; readonly reason: string },
) {
  const faults: Faults = {};
  const seen = new Set<string>();
  const codes = readCsv(csv, COLUMNS).flatMap((row) => codeOf(row, seen, faults) ?? []);
  if (isTrial) {
    const known = await context.db.$count(packageCodes, inArray(packageCodes.code, [...seen]));
    return { added: codes.length - known, known, faults };
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return context.db.transaction(async (tx) => {
    const added = await storeCodes(tx, codes);
    const about = `коды с\u00a0упаковок: ${added}`;
    await noteLook(tx, context, { action: 'codes-import', about, reason });
    return { added, known: codes.length - added, faults };
  });
}

/** @throws Failure `invalid` for a mistyped code, `not_found` for one that was never printed. */
export async function lookUpCode(
  context: EditorContext,
  { code: typed, reason }: { readonly code: string; readonly reason: string },
) {
  const code = readPackageCode(typed);
  if (code === null) throw invalid({ code: 'Код не\u00a0сходится: проверьте знаки' });
  const [row] = await context.db.select().from(packageCodes).where(eq(packageCodes.code, code));
  if (!row) throw notFound('Такой код', 'не\u00a0печатали');
  const { product, points, userId: member, registeredAt } = row;
  await noteLook(context.db, context, {
    action: 'code',
    about: `код …${code.slice(-4)}`,
    member,
    reason,
  });
  return {
    ...{ code, product, points, member },
    state: registeredAt === null ? ('free' as const) : ('used' as const),
    registered_at: registeredAt?.toISOString() ?? null,
  };
}
