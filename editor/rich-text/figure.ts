/** Pictures and videos with their captions. */
import { Node } from '@tiptap/core';

const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
    attributes[name] === null ? {} : { [name]: attributes[name] },
});

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ 'data-width': kept('data-width'), 'data-video': kept('data-video') }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

export const Image = Node.create({
  name: 'image',
  atom: true,
  addAttributes: () => ({
    src: kept('src'),
    alt: kept('alt'),
    width: kept('width'),
    height: kept('height'),
    role: kept('role'),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
