import { expect, it } from '@jest/globals';
import { frameSheets, frameText } from './frame-text.ts';

it('puts the rules that the frame lacks before the frame, each once', () => {
  const frame = '<style>a{b:c}d{e:f}</style><p>';
  expect(frameText(frame, ['d{e:f}g{h:i}', '@media x{j{k:l}}g{h:i}'])).toBe(
    `g{h:i}@media x{j{k:l}}${frame}`,
  );
});

it('takes the styles of the frame and of first screens, not the late ones', () => {
  const chunk = 'component---src-templates-article-page-tsx';
  const assetsByChunkName = {
    app: ['late.9.css', 'app.2.css', 'app-8.js'],
    [chunk]: ['late-31.1.css', 'app.2.css', '47.3.css', '47-4.js'],
    'component---src-templates-faq-page-tsx': ['58.5.css'],
  };
  expect(frameSheets(JSON.stringify({ assetsByChunkName }))).toEqual(['app.2.css', '47.3.css']);
});
