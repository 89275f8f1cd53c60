/** The embedded database's client: parses each statement once and executes it with one message. */
import {
  parse,
  PGlite,
  protocol,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { isTraced, traced } from '../../system/spans.ts';
import { hasCode } from '../../system/error-code.ts';
import { freeBytes, LEAST_ROOM, NoRoomError } from './disk-room.ts';
import { statementSpan } from './traced-statements.ts';

type Params = unknown[] | undefined;
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A prepared statement. */
type Parsed = {
  /** Its name in the database. */
  readonly name: string;
  /** The types of its parameters. */
  readonly types: readonly number[];
  /** The message that describes its rows; absent if it returns none. */
  readonly rows: Message | undefined;
};

/** Maximum number of prepared statements: a day's statements, with room for lists of any length. */
const KEPT = 400;

/** SQLSTATE of a write in a transaction that may only read. */
const READ_ONLY = '25006';

const { serialize } = protocol;

/**
 * For each query, PGlite sends six messages in turn and has the statement parsed, rewritten and
 * planned again. This client caches prepared statements by their text and sends parameters, execution
 * and sync as one message: a short query takes a fifth of the time. Results, errors and transactions
 * are PGlite's.
 */
export class EmbeddedClient extends PGlite {
  /** By text; the most recently used is last. */
  readonly #parsed = new Map<string, Parsed>();
  #named = 0;
  /** Whether transactions may write. */
  #mayWrite = true;
  /** Free bytes of a directory. */
  readonly #free: typeof freeBytes;

  constructor(directory: string, options?: PGliteOptions, free = freeBytes) {
    super(directory, options);
    this.#free = free;
  }

  override async query<T>(text: string, params?: Params, options?: QueryOptions) {
    await this._checkReady();
    return await this._runExclusiveTransaction(async () => {
      await this.#keepRoom();
      return await this.#run<T>(text, params, options);
    });
  }

  override async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    // Nothing is awaited otherwise: transactions and queries keep their order.
    if (this.#hasRoom() !== this.#mayWrite) {
      await this._checkReady();
      await this._runExclusiveTransaction(() => this.#keepRoom());
    }
    return await super.transaction((own) => {
      const ask = own.query.bind(own);
      return work(
        Object.assign(own, {
          query: <R>(text: string, params?: Params, options?: QueryOptions) =>
            // PGlite reports a closed transaction in its own words.
            own.closed ? ask<R>(text, params, options) : this.#run<R>(text, params, options),
        }),
      );
    });
  }

  /**
   * Runs work while the database's files do not change: between two transactions, with everything
   * flushed to them. Concurrent queries wait.
   */
  async atRest<T>(work: () => Promise<T>): Promise<T> {
    await this._checkReady();
    return await this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        await this.#send([serialize.query('checkpoint')]);
        await this.syncToFs();
        return await work();
      }),
    );
  }

  #hasRoom(): boolean {
    return this.#free(this.dataDir ?? '') >= LEAST_ROOM;
  }

  /** While little room is left, transactions only read; see `LEAST_ROOM`. */
  async #keepRoom(): Promise<void> {
    const mayWrite = this.#hasRoom();
    if (mayWrite === this.#mayWrite) return;
    const setting = `set default_transaction_read_only = ${mayWrite ? 'off' : 'on'}`;
    await this._runExclusiveQuery(() => this.#send([serialize.query(setting)]));
    this.#mayWrite = mayWrite;
  }

  #run<T>(text: string, params?: Params, options?: QueryOptions): Promise<Results<T>> {
    if (!isTraced()) return this.#execute(text, params, options);
    return traced(statementSpan(text), () => this.#execute(text, params, options));
  }

  #execute<T>(text: string, params: Params = [], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      try {
        const { name, types, rows } = await this.#parsedOnce(text);
        const values = params.map((value, place) => this.#written(value, types[place], options));
        const replies = await this.#send(
          [serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()],
          options,
        );
        if (!this.isInTransaction()) await this.syncToFs();
        const all = rows ? [rows, ...replies] : replies;
        const [result] = parse.parseResults(all, this.parsers, options);
        return result as Results<T>;
      } catch (error) {
        await this.#end(text);
        if (!this.#mayWrite && hasCode(error, READ_ONLY)) {
          throw new NoRoomError(this.dataDir ?? '');
        }
        throw error;
      }
    });
  }

  async #parsedOnce(text: string): Promise<Parsed> {
    const parsed = this.#parsed.get(text) ?? (await this.#parse(text));
    this.#parsed.delete(text);
    this.#parsed.set(text, parsed);
    return parsed;
  }

  async #parse(text: string): Promise<Parsed> {
    const [oldest] = this.#parsed.keys();
    if (oldest !== undefined && this.#parsed.size >= KEPT) await this.#end(oldest);
    this.#named += 1;
    const name = `kept ${this.#named}`;
    const replies = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const types = parse.parseDescribeStatementResults(replies);
    return { name, types, rows: replies.find((reply) => reply.name === 'rowDescription') };
  }

  /** Ends a failed message and drops its statement, whose rows may have changed. */
  async #end(text: string): Promise<void> {
    const parsed = this.#parsed.get(text);
    this.#parsed.delete(text);
    const close = parsed ? [serialize.close({ type: 'S', name: parsed.name })] : [];
    await this.#send([...close, serialize.sync()]);
  }

  /** A parameter in the protocol's text format. */
  #written(value: unknown, type = 0, options?: QueryOptions): string | null {
    if (value === null || value === undefined) return null;
    const write = options?.serializers?.[type] ?? this.serializers[type];
    return write ? write(value) : String(value);
  }

  async #send(parts: readonly Uint8Array[], options?: QueryOptions): Promise<Message[]> {
    const onNotice = options?.onNotice;
    return await this.execProtocolStream(Buffer.concat(parts), {
      syncToFs: false,
      ...(onNotice ? { onNotice } : {}),
    });
  }
}
