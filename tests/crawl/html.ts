/** Reads HTML as React writes it: attributes in double quotes, every tag closed. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);

export type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> };

/** Every opening tag of these names with its attributes. */
export function tagsOf(html: string, ...names: string[]): Tag[] {
  const opening = new RegExp(`<(${names.join('|')})(?=[\\s>/])((?:[^>"]|"[^"]*")*)>`, 'g');
  return [...html.matchAll(opening)].map(([, name = '', inside = '']) => ({
    name,
    attributes: new Map(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  }));
}

/** Text of every element with this name. */
export function textsOf(html: string, name: string): string[] {
  const whole = new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`, 'g');
  return [...html.matchAll(whole)].map(([, inside = '']) =>
    decoded(inside.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')).trim(),
  );
}

/** The content of a `<meta name>`. */
export function metaOf(html: string, name: string): string | undefined {
  const metas = tagsOf(html, 'meta').map(({ attributes }) => attributes);
  return metas.find((meta) => meta.get('name') === name)?.get('content');
}

/** The text of every JSON-LD script, which contains no entities. */
export function jsonLdOf(html: string): string[] {
  const script = /<script(?=[^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
  return [...html.matchAll(script)].map(([, text = '']) => text);
}

/** Names in the visible breadcrumbs of the page itself. */
export function crumbsOf(html: string): string[] | undefined {
  const nav = /<nav(?=[^>]*aria-label="Хлебные крошки")[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1];
  return nav === undefined ? undefined : textsOf(nav, 'li');
}
