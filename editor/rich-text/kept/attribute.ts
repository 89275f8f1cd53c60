/** An HTML attribute that a node or a mark preserves. */
export const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
    attributes[name] === null ? {} : { [name]: attributes[name] },
});
