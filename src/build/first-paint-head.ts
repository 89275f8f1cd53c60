import { readFileSync } from 'node:fs';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { usedTokensFile } from './used-tokens.ts';

type Sheet = ReactElement<{ 'data-href': string; dangerouslySetInnerHTML: { __html: string } }>;

const isSheet = (node: ReactNode): node is Sheet =>
  isValidElement<{ 'data-href'?: string }>(node) &&
  node.type === 'style' &&
  node.props['data-href'] !== undefined;

const FRAME_SHEET = /^\/app\./;
const hrefOf = ({ props }: Sheet) => props['data-href'];

const texts = new Map<string, string>();

function builtText(href: string): string {
  const known = texts.get(href) ?? readFileSync(`public${href}`, 'utf8');
  texts.set(href, known);
  return known;
}

/**
 * Inlines the sheet that the build wrote for a page's first paint (first-paint-sheets.ts) instead of the
 * frame's whole one.
 * @param head without sheets of late styles. Sheets without text, as the regenerator renders them, stay so.
 */
export function withFirstPaintSheet(head: readonly ReactNode[]): ReactNode[] {
  const sheets = head.filter(isSheet);
  const frame = sheets.find((sheet) => FRAME_SHEET.test(hrefOf(sheet)));
  if (!frame) return [...head];
  const others = sheets.filter((sheet) => sheet !== frame).map(hrefOf);
  const href = usedTokensFile(hrefOf(frame), others);
  const isEmpty = frame.props.dangerouslySetInnerHTML.__html === '';
  const text = { __html: isEmpty ? '' : builtText(href) };
  const lean = cloneElement(frame, { 'data-href': href, dangerouslySetInnerHTML: text });
  return head.map((node) => (node === frame ? lean : node));
}
