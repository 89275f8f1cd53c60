import * as v from 'valibot';
import { withoutConsents } from './flow-form.ts';
import { DRAFT_KEY, FLOW_KEY } from './flow-keys.ts';
import { INITIAL_FLOW, PHASES, type FlowState, type Phase } from './flow-state.ts';

/** The part of the browser's storage that is used. */
export type Storage = {
  read: (key: string) => string | null;
  write: (key: string, text: string | null) => void;
};

/**
 * The phase to resume after the page was closed. A code that was being checked is typed again, as
 * codes are not stored; a certificate is fetched again, as it is not stored either.
 */
const TAKEN_UP: Record<Phase, Phase> = {
  editing: 'editing',
  captcha: 'editing',
  sendingCode: 'editing',
  code: 'code',
  checkingCode: 'code',
  consent: 'code',
  submitting: 'submitting',
  processing: 'processing',
  fetching: 'fetching',
  waiting: 'waiting',
  shown: 'fetching',
  resending: 'fetching',
  moving: 'fetching',
};

const version = v.exactOptional(v.string());
const form = v.object({
  name: v.string(),
  lastname: v.string(),
  phone: v.string(),
  email: v.string(),
  address: v.string(),
  isLoyaltyMember: v.nullable(v.picklist(['yes', 'no'])),
  isWantToJoinBLLoyalty: v.nullable(v.boolean()),
  opticId: v.nullable(v.number()),
  opticAddress: v.string(),
  policy: v.boolean(),
  subscribe: v.boolean(),
  sms: v.boolean(),
  consentVersions: v.object({ policy: version, subscribe: version, sms: version }),
});

const kept = v.object({
  phase: v.picklist(PHASES),
  form,
  action: v.picklist(['authorization', 'certificate']),
  purpose: v.picklist(['issue', 'find']),
  phone: v.string(),
  confirmedPhone: v.nullable(v.string()),
  joined: v.optional(v.boolean(), false),
  codeAgainAt: v.number(),
  isResendCertificate: v.boolean(),
  already: v.optional(v.boolean(), false),
  /** When the phase's wait ends, in milliseconds since 1970. */
  dueAt: v.nullable(v.number()),
  /** The id of this write: tells tabs apart. */
  stamp: v.string(),
});

const draft = v.object({
  form,
  confirmedPhone: v.nullable(v.string()),
  joined: v.optional(v.boolean(), false),
});

export type KeptFlow = { state: FlowState; dueAt: number | null; stamp: string };

/** The stored value, which is untrusted, if it is valid. */
function parsed<S extends v.GenericSchema>(
  schema: S,
  text: string | null,
): v.InferOutput<S> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The flow from another visit or tab, ready to resume; null if there is none. */
export function readFlow(storage: Storage): KeptFlow | null {
  const found = parsed(kept, storage.read(FLOW_KEY));
  if (!found) return null;
  const { dueAt, stamp, phase, ...rest } = found;
  const taken = TAKEN_UP[phase];
  const validateSms = taken === 'code';
  return { state: { ...INITIAL_FLOW, ...rest, phase: taken, validateSms }, dueAt, stamp };
}

/** The stored form, without consents. */
export function readDraft(
  storage: Storage,
): Pick<FlowState, 'form' | 'confirmedPhone' | 'joined'> | null {
  return parsed(draft, storage.read(DRAFT_KEY));
}

/**
 * Stores what is needed to resume: a sent form with its consents until the certificate is issued,
 * an unsent one without them, and never a code.
 */
export function keepFlow(
  storage: Storage,
  state: FlowState,
  dueAt: number | null,
  stamp: string,
): void {
  const { phase, form: filled, confirmedPhone, joined } = state;
  const open = TAKEN_UP[phase] === 'editing';
  const issued = TAKEN_UP[phase] === 'fetching' || phase === 'waiting';
  if (open) storage.write(FLOW_KEY, null);
  else {
    const { action, purpose, phone, codeAgainAt, isResendCertificate, already } = state;
    const told = { isResendCertificate, already };
    const rest = { action, purpose, phone, confirmedPhone, joined, codeAgainAt, ...told };
    const left = issued ? INITIAL_FLOW.form : filled;
    const text = JSON.stringify({ phase, form: left, ...rest, dueAt, stamp });
    storage.write(FLOW_KEY, text);
  }
  keepDraft(storage, issued ? { ...state, form: INITIAL_FLOW.form } : state);
}

/** Stores the unsent form, without consents. */
export function keepDraft(storage: Storage, { form, confirmedPhone, joined }: FlowState): void {
  const draft = { form: withoutConsents(form), confirmedPhone, joined };
  storage.write(DRAFT_KEY, JSON.stringify(draft));
}

/** Clears everything. */
export function dropFlow(storage: Storage): void {
  storage.write(FLOW_KEY, null);
  storage.write(DRAFT_KEY, null);
}
