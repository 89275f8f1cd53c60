import { createElement, useMemo, type ReactNode } from 'react';
import { inertDocument } from '../../client/page/inert-document.ts';
import { isInline } from '../../rich-text/blocks.ts';
import { classNames } from '../rendering/class-names.ts';
import { TextLink } from '../links/TextLink.tsx';
import { LivePicture } from './LivePicture.tsx';
import * as css from './RichText.module.css';

/** The allowed elements; of any other only the text is shown. */
const KEPT = new Set([
  ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h2', 'h3', 'h4'],
  'figcaption',
]);
/** Elements without readable text. */
const DROPPED = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math']);

/** Only allowed targets: a page of the site or another site. */
const isWay = (address: string) => /^(?:https:\/\/|\/(?!\/))/.test(address);

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (DROPPED.has(tag)) return null;
  const inside = [...node.childNodes].map(drawn);
  const address = tag === 'a' ? (node.getAttribute('href') ?? '') : '';
  if (isWay(address)) {
    return (
      <TextLink key={key} url={address}>
        {inside}
      </TextLink>
    );
  }
  if (tag === 'br') return <br key={key} />;
  if (tag === 'img') return <LivePicture key={key} element={node} />;
  if (tag === 'figure') {
    const video = node.getAttribute('data-video') ?? '';
    return (
      <figure key={key} data-width={node.getAttribute('data-width') ?? undefined}>
        {inside}
        {isWay(video) && <TextLink url={video}>Смотреть видео</TextLink>}
      </figure>
    );
  }
  const other = isInline(tag) ? 'span' : 'div';
  return createElement(KEPT.has(tag) ? tag : other, { key }, ...inside);
}

/**
 * An editor's text from a live call that did not pass the build: parsed in an inert document, and
 * rendered from a few kinds of elements, with no attributes but those of links and pictures.
 */
export function LiveText({ html, className }: { html: string; className?: string | undefined }) {
  const content = useMemo(() => {
    const { body } = inertDocument(html);
    return [...body.childNodes].map(drawn);
  }, [html]);
  return <div className={classNames(css.root, className)}>{content}</div>;
}
