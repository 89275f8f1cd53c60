import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { letterHtml } from '../../backend/delivery/email/letter-html.ts';
import { letterParts } from '../../backend/delivery/email/letter-parts.ts';
import { PLAIN_PALETTE } from '../../src/config/plain-palette.ts';
import { MESSAGE_TEXTS } from '../../backend/messages/texts.ts';
import { LETTER_SUBJECTS } from '../../backend/messages/subjects.ts';
import { messages } from '../../contract/collections/messages.ts';
import { variablesFault } from '../../contract/collections/variables.ts';
import { brandVariables } from '../../contract/collections/brand.ts';

const siteUrl = 'https://yasno.example';
const written = (text: string, unsubscribe: string | null = null) =>
  letterHtml({ subject: 'Тема', text, brand: 'Ясно', siteUrl, unsubscribe });

describe('the colours of letters', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');

  it.each(Object.keys(PLAIN_PALETTE.light))('has the token %s in both palettes', (name) => {
    const [, light, dark] =
      new RegExp(`--${name}: var\\(--in-light, (#\\w+)\\) var\\(--in-dark, (#\\w+)\\)`).exec(
        tokens,
      ) ?? [];
    const colours: Readonly<Record<string, string>> = PLAIN_PALETTE.light;
    const inDark: Readonly<Record<string, string>> = PLAIN_PALETTE.dark;
    expect([colours[name], inDark[name]]).toEqual([light, dark]);
  });
});

describe('a letter as HTML', () => {
  it('names a Cyrillic site as people read it', () => {
    const own = { siteUrl: new URL('https://ясно.рф').origin, unsubscribe: null };
    const letter = letterHtml({ subject: 'Тема', text: 'Текст', brand: 'Ясно', ...own });
    expect(letter).toContain('>ясно.рф</a>');
  });

  it('turns a link on its own line into a button named after its target', () => {
    const parts = letterParts(
      'Здравствуйте!\n\nhttps://yasno.example/auth/?confirm=k-1\n\nВойдите: https://yasno.example/auth/.',
      siteUrl,
    );
    expect(parts).toEqual([
      { kind: 'paragraph', lines: [[{ text: 'Здравствуйте!', href: null }]] },
      {
        kind: 'button',
        href: 'https://yasno.example/auth/?confirm=k-1',
        label: 'Подтвердить почту',
      },
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'Войдите: ', href: null },
            { text: 'https://yasno.example/auth/', href: 'https://yasno.example/auth/' },
            { text: '.', href: null },
          ],
        ],
      },
    ]);
  });

  it('links to no foreign site, and escapes all markup', () => {
    const html = written(
      'Здравствуйте, <img src=x onerror=alert(1)>!\n\nhttps://yasno.example.evil.ru/auth/\n\n> "a" & https://evil.ru/',
    );
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://evil.ru');
    expect(html).not.toContain('href="https://yasno.example.evil');
    expect(html).toContain('&lt;img src=x');
    expect(html).toContain('<blockquote');
    expect(html).toContain('&quot;a&quot; &amp; ');
  });

  it('keeps every word of its text', () => {
    for (const text of Object.values(MESSAGE_TEXTS)) {
      const plain = written(text)
        .replaceAll(/<style>[^]*<\/style>/g, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll('&quot;', '"');
      for (const word of text.split(/\s+/)) expect(plain).toContain(word);
    }
  });

  it('has an unsubscribe link in newsletters only', () => {
    expect(written('Новости')).not.toContain('Отписаться');
    expect(written('Новости', 'https://yasno.example/x?a=1&b=2')).toContain(
      'href="https://yasno.example/x?a=1&amp;b=2"',
    );
  });

  it('is narrow, in Russian, and supports dark mode', () => {
    const html = written('Здравствуйте!');
    expect(html).toMatch(/^<!doctype html>\s*<html lang="ru">/);
    expect(html).toContain('max-width:560px');
    expect(html).not.toMatch(/(?<!max-)width:\d{3,}px/);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/url\(|<script|<img|<link/);
  });
});

describe('subjects', () => {
  const letters = Object.entries(messages).filter(([, { channel }]) => channel === 'email');

  it.each(letters.map(([code]) => code))('include one for %s, without a secret', (code) => {
    const subjects: Readonly<Record<string, string>> = LETTER_SUBJECTS;
    expect(variablesFault(subjects[code] ?? '{}', brandVariables)).toBeNull();
    expect((subjects[code] ?? '').length).toBeLessThan(60);
  });
});
