import { escaped } from './escaped.ts';
import { attributeOf, withAttribute } from './tags.ts';

/**
 * A built page's form with what somebody has typed into it, so that nothing has to be typed again.
 * Fields are found by their names; there is one of each on the page.
 */

const named = (name: string) => `(?=[^>]*\\sname="${name}")[^>]*`;

function intoInput(html: string, name: string, value: string): string {
  return html.replace(new RegExp(`<input\\b${named(name)}>`), (input) => {
    const bare = input.replace(/\svalue="[^"]*"/, '');
    return bare.replace(/\s*\/?>$/, () => ` value="${value}"/>`);
  });
}

/** React empties a text area that it takes over: what was typed is kept beside it, too. */
function intoTextArea(html: string, name: string, value: string): string {
  return html.replace(
    new RegExp(`(<textarea\\b${named(name)})>[^<]*</textarea>`),
    // HTML leaves out the first line break inside.
    (_all, start: string) => `${start} data-typed="${value}">\n${value}</textarea>`,
  );
}

/** A list of choices with one of them chosen. */
export function intoSelect(html: string, name: string, value: string): string {
  return html.replace(
    new RegExp(`<select\\b${named(name)}>[\\s\\S]*?</select>`),
    (select: string) =>
      select
        .replace(/\sselected(?:="[^"]*")?(?=[\s>])/g, '')
        .replace(`<option value="${value}"`, (option) => `${option} selected=""`),
  );
}

/** Boxes and dots of one name: on where their value is among these, off otherwise. */
export function withChecked(html: string, name: string, values: readonly string[]): string {
  return html.replace(new RegExp(`<input\\b${named(name)}>`, 'g'), (input) => {
    const on = values.includes(attributeOf(input, 'value') ?? '');
    return withAttribute(input, 'checked', on ? '' : null);
  });
}

/** A field with a value in it. */
export function withTyped(html: string, name: string, typed: string): string {
  const value = escaped(typed);
  return intoSelect(intoTextArea(intoInput(html, name, value), name, value), name, value);
}

/** A field marked as wrong, described by the element that says why. */
export function withFault(html: string, name: string, describedBy: string): string {
  return html.replace(
    new RegExp(`<(?:input|textarea|select)\\b${named(name)}>`),
    (control: string) => {
      const known = /\saria-describedby="([^"]*)"/.exec(control)?.[1];
      const ids = known ? `${known} ${describedBy}` : describedBy;
      return control
        .replace(/\saria-describedby="[^"]*"/, '')
        .replace(/\s*\/?>$/, () => ` aria-invalid="true" aria-describedby="${ids}">`);
    },
  );
}
