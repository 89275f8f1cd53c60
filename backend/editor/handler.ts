import type * as v from 'valibot';
import type { AnyCall, Call } from '../../contract/call.ts';
import type { EditorAction } from '../../contract/schemas/editor.ts';
import type { Delivering } from '../content-hook/read-delivery.ts';
import type { Database } from '../db/database.ts';
import type { Previews } from '../published/previews.ts';
import type { PublishedSite } from '../published/published-site.ts';
import type { Sender } from '../outbox/sender.ts';
import type { Editor } from './people/editor.ts';
import type { Linking } from './preview-links/token.ts';
import type { Saving } from './save.ts';
import type { MediaStore } from '../media-store/store.ts';

export type EditorContext = {
  readonly db: Database;
  readonly request: Request;
  readonly editor: Editor;
  readonly now: Date;
  readonly media: MediaStore;
  readonly site: PublishedSite;
  readonly previews: Previews;
  readonly send: Sender;
  readonly siteUrl: string;
  /** The network address of the caller. */
  readonly address: string | null;
  /** Whether the site is served over HTTPS; its cookies are then `Secure`. */
  readonly isSecure: boolean;
  /** Headers of the response. */
  readonly reply: Headers;
  readonly linking: Linking;
  /** How changes are reported to the site's builder. */
  readonly delivery: Delivering;
};

export type EditorHandler = {
  readonly call: AnyCall;
  readonly run: (params: unknown, context: EditorContext) => Promise<unknown>;
};

/** The handler of a call; parameters arrive parsed. */
export function implement<P extends v.GenericSchema, R extends v.GenericSchema>(
  call: Call<P, R>,
  work: (params: v.InferOutput<P>, context: EditorContext) => Promise<v.InferInput<R>>,
): EditorHandler {
  return { call, run: (params, context) => work(params as v.InferOutput<P>, context) };
}

/** Who saves, in a call. */
export const savingOf = ({ editor, now, media }: EditorContext, action: EditorAction): Saving => ({
  who: editor.name,
  now,
  media,
  action,
});
