/** The look of the site's letters: one layout for all of them. */
import { domainToUnicode } from 'node:url';
import { html, raw } from 'hono/html';
import { PLAIN_PALETTE, type PlainColour } from '../../../src/config/plain-palette.ts';
import { letterParts, type Line, type Part } from './letter-parts.ts';

const { light, dark } = PLAIN_PALETTE;

const FONT = "'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Classes that switch to the dark palette in mail programs with a dark mode. */
const IN_DARK: readonly (readonly [name: string, property: string, colour: PlainColour])[] = [
  ['y-ground', 'background', 'ground-mist'],
  ['y-card', 'background', 'surface'],
  ['y-card', 'border-color', 'line'],
  ['y-text', 'color', 'text'],
  ['y-muted', 'color', 'text-muted'],
  ['y-quote', 'border-color', 'line'],
  ['y-link', 'color', 'action'],
  ['y-button', 'background', 'action'],
  ['y-button', 'color', 'action-text'],
];

const STYLES = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){${IN_DARK.map(
  ([name, property, colour]) => `.${name}{${property}:${dark[colour]}!important}`,
).join('')}}
@media (max-width:420px){.y-pad{padding:20px 16px!important}}`;

const LINK = `color:${light.action};overflow-wrap:anywhere`;

const lineHtml = (line: Line) =>
  line.map(({ text, href }) =>
    href === null
      ? html`${text}`
      : html`<a class="y-link" href="${href}" style="${LINK}">${text}</a>`,
  );

const linesHtml = (lines: readonly Line[]) =>
  lines.map((line, place) => html`${place === 0 ? '' : raw('<br>')}${lineHtml(line)}`);

const PARAGRAPH = `margin:0 0 16px;color:${light.text};overflow-wrap:anywhere`;
const QUOTE = `margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${light.line};color:${light['text-muted']};overflow-wrap:anywhere`;
const BUTTON = `display:inline-block;padding:14px 24px;border-radius:12px;background:${light.action};color:${light['action-text']};font-weight:600;text-decoration:none`;

function partHtml(part: Part) {
  if (part.kind === 'button') {
    return html`<p style="margin:0 0 16px">
      <a class="y-button" href="${part.href}" style="${BUTTON}">${part.label}</a>
    </p>`;
  }
  return part.kind === 'quote'
    ? html`<blockquote class="y-muted y-quote" style="${QUOTE}">
        ${linesHtml(part.lines)}
      </blockquote>`
    : html`<p class="y-text" style="${PARAGRAPH}">${linesHtml(part.lines)}</p>`;
}

export type Letter = {
  readonly subject: string;
  readonly text: string;
  /** The name of the brand, above and below the letter. */
  readonly brand: string;
  readonly siteUrl: string;
  /** The unsubscribe link of a mailing; null for any other letter. */
  readonly unsubscribe: string | null;
};

const CARD = `max-width:560px;margin:0 auto;background:${light.surface};border:1px solid ${light.line};border-radius:16px`;
const MUTED = `color:${light['text-muted']};font-size:14px;line-height:20px`;

/**
 * Renders a letter's text as HTML. Everything in it is escaped; styles are inline, because many mail
 * programs drop those of the head. It fits widths of 320 to 560 pixels, in both palettes.
 */
export function letterHtml({ subject, text, brand, siteUrl, unsubscribe }: Letter): string {
  const footer =
    unsubscribe === null
      ? ''
      : html`<br /><a class="y-link" href="${unsubscribe}" style="${LINK}"
            >Отписаться от новостей</a
          >`;
  // People read «ясно.рф», not its xn-- form.
  const { host: ascii } = new URL(siteUrl);
  const host = domainToUnicode(ascii) || ascii;
  return String(
    html`<!doctype html>
      <html lang="ru">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <style>
            ${raw(STYLES)}
          </style>
        </head>
        <body class="y-ground" style="margin:0;padding:0;background:${light['ground-mist']}">
          <div
            class="y-ground"
            role="article"
            aria-label="${subject}"
            lang="ru"
            style="padding:16px 8px;background:${light['ground-mist']};font:16px/24px ${raw(FONT)}"
          >
            <div class="y-card y-pad" style="${CARD};padding:28px 32px">
              <p style="margin:0 0 20px">
                <a
                  class="y-link"
                  href="${siteUrl}/"
                  style="color:${light.action};font-size:22px;font-weight:700;text-decoration:none"
                  >${brand}</a
                >
              </p>
              ${letterParts(text, siteUrl).map(partHtml)}
            </div>
            <p class="y-muted" style="max-width:560px;margin:16px auto 0;padding:0 16px;${MUTED}">
              ${brand} · <a class="y-link" href="${siteUrl}/" style="${LINK}">${host}</a>${footer}
            </p>
          </div>
        </body>
      </html> `,
  );
}
