/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PICTURE_WIDTHS } from '../../rich-text/picture-widths.ts';
import { LiveText } from './LiveText.tsx';

const drawn = (html: string) => renderToStaticMarkup(<LiveText html={html} />);

describe('LiveText', () => {
  it('renders paragraphs, lists and emphasis', () => {
    const html = '<p>До <strong>31 мая</strong></p><ul><li>один раз</li></ul>';
    expect(drawn(html)).toContain(html);
  });

  it("shows the backend's own pictures", () => {
    const img = (src: string) => `<img src="${src}" alt="Линза" width="40" height="20">`;
    const figure = `<figure data-width="half">${img('/media/a.png')}<figcaption>Вид</figcaption>`;
    expect(drawn(figure)).toMatch(
      /<figure data-width="half"><picture data-alt="Линза"><source [^>]+><source [^>]+><img src="\/media\/a\.png" alt="Линза" width="40" height="20" loading="lazy"[^>]*><\/picture><figcaption>Вид<\/figcaption><\/figure>/,
    );
    expect(drawn(figure)).toContain(
      `srcSet="/media/a-png-w40.avif 40w" sizes="${PICTURE_WIDTHS.half.sizes}"`,
    );
    expect(drawn(img('/media/a.png'))).toContain(`sizes="${PICTURE_WIDTHS.text.sizes}"`);
    expect(drawn(img('https://other.test/a.png'))).not.toContain('<img');
  });

  it('links to a video below its still', () => {
    const img = '<img src="/media/a.png" alt="Кадр" width="40" height="20">';
    const html = drawn(`<figure data-video="https://vkvideo.ru/video-1_2">${img}</figure>`);
    expect(html).toMatch(/<a [^>]*href="https:\/\/vkvideo\.ru\/video-1_2"[^>]*>Смотреть видео/);
    const wrong = drawn(`<figure data-video="javascript:alert(1)">${img}</figure>`);
    expect(wrong).not.toContain('<a ');
  });

  it('shows only the text of unknown elements', () => {
    expect(drawn('<p><font color="red">Скидка</font></p>')).toContain('<span>Скидка</span>');
  });

  it('keeps the text of unknown blocks on separate lines', () => {
    expect(drawn('<section>раз</section>два<br>три')).toContain('<div>раз</div>два<br/>три');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<p onclick="alert(1)" style="position:fixed">Текст</p>',
    '<a href="javascript:alert(1)">сюда</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('runs no code from %s', (html) => {
    expect(drawn(html)).not.toMatch(/alert|onclick|onerror|style=|<img|<iframe|href/);
  });
});
