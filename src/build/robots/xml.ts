const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain, not even escaped. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** An element with any text in it. */
export function element(name: string, text: string): string {
  const safe = text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return `<${name}>${safe}</${name}>`;
}

/** An element with HTML in it, which its reader parses later. */
export function markup(name: string, html: string): string {
  const safe = html.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>');
  return `<${name}><![CDATA[${safe}]]></${name}>`;
}

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';
