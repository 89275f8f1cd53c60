/**
 * Rules for migrations that run while the previous version serves members: they must not lock a large table,
 * or remove anything that version uses. See docs/decisions/156.
 */
import * as v from 'valibot';
import { keptData } from '../../../src/config/kept-data.ts';
import type { Statement } from './statements.ts';

/** Tables that grow with members and time: a lock held during a full scan would stop the site. */
const LARGE_TABLES: ReadonlySet<string> = new Set([
  ...Object.keys(keptData),
  ...['attempts', 'captcha_passes', 'content_changes', 'content_history', 'editor_log', 'desk_log'],
]);

export type Setting = {
  /** Tables that the migration itself creates: nothing uses them yet. */
  readonly own: ReadonlySet<string>;
  /** Whether it states since which migration the removed object is unused. */
  readonly isContractPhase: boolean;
  readonly isNonTransactional: boolean;
};

const relation = v.object({ relname: v.string() });
const named = v.object({ String: v.object({ sval: v.string() }) });
const constraint = v.object({
  Constraint: v.looseObject({
    contype: v.string(),
    skip_validation: v.optional(v.boolean(), false),
    indexname: v.optional(v.string()),
    raw_expr: v.optional(v.unknown()),
  }),
});
const column = v.object({
  ColumnDef: v.looseObject({
    colname: v.string(),
    constraints: v.optional(v.array(constraint), []),
    typeName: v.object({ names: v.array(named) }),
  }),
});
const alter = v.object({
  relation,
  cmds: v.array(
    v.object({
      AlterTableCmd: v.looseObject({
        subtype: v.string(),
        name: v.optional(v.string()),
        def: v.optional(v.unknown()),
      }),
    }),
  ),
});
const index = v.object({
  relation,
  idxname: v.optional(v.string(), ''),
  concurrent: v.optional(v.boolean(), false),
});
const drop = v.object({ removeType: v.string() });
const rename = v.object({ renameType: v.string(), relation: v.optional(relation) });
const rows = v.object({ relation, whereClause: v.optional(v.unknown()) });

const ADD_NULLABLE = 'add it without NOT NULL or with a constant default';
const CONTRACT =
  'do it in a migration with the line "-- contract: needs <the one that stopped using it>"';

/** Defaults that are evaluated once for all rows, so that the table is not rewritten. */
const isConstant = (expression: unknown) =>
  !/"(?:FuncCall)"/.test(JSON.stringify(expression ?? null)) ||
  /"sval":"now"/.test(JSON.stringify(expression));

function addedColumn(def: unknown): string | null {
  const { colname, constraints, typeName } = v.parse(column, def).ColumnDef;
  const of = (type: string) => constraints.find(({ Constraint }) => Constraint.contype === type);
  const isSerial = typeName.names.some(({ String: { sval } }) => /serial/.test(sval));
  if (isSerial || of('CONSTR_IDENTITY') || of('CONSTR_GENERATED')) {
    return `column ${colname} has every row written anew; add it empty and fill it in portions`;
  }
  const byDefault = of('CONSTR_DEFAULT');
  if (byDefault && !isConstant(byDefault.Constraint.raw_expr)) {
    return `the default of ${colname} has every row written anew; add it empty and fill it in portions`;
  }
  if (of('CONSTR_NOTNULL') && !byDefault) {
    return `the running version does not fill ${colname}; ${ADD_NULLABLE}`;
  }
  const isUnique = of('CONSTR_UNIQUE') ?? of('CONSTR_PRIMARY');
  return isUnique ? `an index for ${colname} locks the table; make it concurrently` : null;
}

function addedConstraint(def: unknown): string | null {
  const { contype, skip_validation: isLater, indexname } = v.parse(constraint, def).Constraint;
  if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY'].includes(contype)) {
    return indexname
      ? null
      : 'its index locks the table; make that concurrently, then ADD … USING INDEX';
  }
  return isLater ? null : 'it is checked under a lock; add it NOT VALID and VALIDATE it afterwards';
}

type Command = v.InferOutput<typeof alter>['cmds'][number]['AlterTableCmd'];

function commandFault({ subtype, name = '', def }: Command, setting: Setting): string | null {
  switch (subtype) {
    case 'AT_AddColumn':
      return addedColumn(def);
    case 'AT_AddConstraint':
      return addedConstraint(def);
    case 'AT_AlterColumnType':
      return `another type of ${name} has every row written anew; add a column beside it`;
    case 'AT_SetNotNull':
      return `${name} is scanned under a lock; add a CHECK that is NOT VALID and VALIDATE it`;
    case 'AT_DropColumn':
      return setting.isContractPhase ? null : `the running version reads ${name}; ${CONTRACT}`;
    default:
      return null;
  }
}

function alterFault(node: unknown, setting: Setting): string | null {
  const { relation: table, cmds } = v.parse(alter, node);
  if (setting.own.has(table.relname)) return null;
  for (const { AlterTableCmd: command } of cmds) {
    const fault = commandFault(command, setting);
    if (fault) return `${table.relname}: ${fault}`;
  }
  return null;
}

function indexFault(node: unknown, { own, isNonTransactional }: Setting): string | null {
  const { relation: table, idxname, concurrent } = v.parse(index, node);
  if (concurrent) {
    return isNonTransactional
      ? null
      : `${idxname}: CONCURRENTLY needs the line "-- stepwise" at the top`;
  }
  if (own.has(table.relname) || !LARGE_TABLES.has(table.relname)) return null;
  return `${idxname}: it locks ${table.relname}; CREATE INDEX CONCURRENTLY in a migration of its own with the line "-- stepwise", after DROP INDEX CONCURRENTLY IF EXISTS`;
}

function renameFault(node: unknown, { own, isContractPhase }: Setting): string | null {
  const { renameType, relation: table } = v.parse(rename, node);
  const isOwn = table !== undefined && own.has(table.relname);
  const isSeen = ['OBJECT_COLUMN', 'OBJECT_TABLE'].includes(renameType);
  if (isOwn || isContractPhase || !isSeen) return null;
  return `${table?.relname ?? ''}: the running version knows the name of before; ${CONTRACT}`;
}

function rowsFault(node: unknown, { own }: Setting): string | null {
  const { relation: table, whereClause } = v.parse(rows, node);
  if (whereClause !== undefined || own.has(table.relname)) return null;
  if (!LARGE_TABLES.has(table.relname)) return null;
  return `${table.relname}: every row is locked until the end; do it in portions`;
}

/** The violation in a statement, and the alternative; null if there is none. */
export function faultOf({ kind, node, exemption }: Statement, setting: Setting): string | null {
  if (exemption !== null) return null;
  switch (kind) {
    case 'AlterTableStmt':
      return alterFault(node, setting);
    case 'IndexStmt':
      return indexFault(node, setting);
    case 'RenameStmt':
      return renameFault(node, setting);
    case 'DropStmt':
      return v.parse(drop, node).removeType === 'OBJECT_TABLE' && !setting.isContractPhase
        ? `the running version uses the table; ${CONTRACT}`
        : null;
    case 'UpdateStmt':
    case 'DeleteStmt':
      return rowsFault(node, setting);
    default:
      return null;
  }
}
