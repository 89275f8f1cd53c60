import { describe, expect, it } from '@jest/globals';
import { agentWords } from './agent-words.ts';

describe('the description of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 YaBrowser/25.1 Safari/537.36',
      'Яндекс Браузер, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari, Mac',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl/8.5', 'Неизвестный браузер'],
  ])('%s is %s', (agent, words) => {
    expect(agentWords(agent)).toBe(words);
  });

  it('without a user agent is unknown', () => {
    expect(agentWords(null)).toBe('Неизвестный браузер');
  });
});
