import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { usedTokensFile, withUsedTokens } from './used-tokens.ts';

type Sheet = ReactElement<{ 'data-href': string; dangerouslySetInnerHTML: { __html: string } }>;

const isSheet = (node: ReactNode): node is Sheet =>
  isValidElement<{ 'data-href'?: string }>(node) &&
  node.type === 'style' &&
  node.props['data-href'] !== undefined;

const FRAME_SHEET = /^\/app\./;
const hrefOf = ({ props }: Sheet) => props['data-href'];

const textOf = ({ props }: Sheet) => props.dangerouslySetInnerHTML.__html;

/** The tokens that elements use, as build-hooks.ts defines them. */
const mentioned = (process.env['TOKENS_OF_ELEMENTS'] ?? '').split(' ');

const texts = new Map<string, string>();

/**
 * Inlines the sheet of a page's first paint, which the build has written to a file (first-paint-sheets.ts),
 * instead of the frame's whole one. It is computed again instead of read: Gatsby renders all
 * pages again if one reads a file.
 * @param head without sheets of late styles. Sheets without text, as the regenerator renders them, stay so.
 */
export function withFirstPaintSheet(head: readonly ReactNode[]): ReactNode[] {
  const sheets = head.filter(isSheet);
  const frame = sheets.find((sheet) => FRAME_SHEET.test(hrefOf(sheet)));
  if (!frame) return [...head];
  const others = sheets.filter((sheet) => sheet !== frame);
  const href = usedTokensFile(hrefOf(frame), others.map(hrefOf));
  const text =
    texts.get(href) ??
    (textOf(frame) && withUsedTokens(textOf(frame), others.map(textOf), mentioned));
  texts.set(href, text);
  const lean = cloneElement(frame, {
    'data-href': href,
    dangerouslySetInnerHTML: { __html: text },
  });
  return head.map((node) => (node === frame ? lean : node));
}
