import { expect, it } from '@jest/globals';
import { VIDEO_HOSTS, videoOf } from './video-hosts.ts';

const ID = '0123456789abcdef0123456789abcdef';

it.each([
  [`https://rutube.ru/video/${ID}/?r=wd&t=5`, `https://rutube.ru/video/${ID}/`],
  [`https://rutube.ru/video/${ID}`, `https://rutube.ru/video/${ID}/`],
  ['https://vk.com/video-12_34', 'https://vkvideo.ru/video-12_34'],
  ['https://m.vkvideo.ru/video12_34?pl=1', 'https://vkvideo.ru/video12_34'],
  ['https://youtu.be/abc-DEF_123?si=me', 'https://www.youtube.com/watch?v=abc-DEF_123'],
  [
    'https://www.youtube.com/watch?t=5&v=abc-DEF_123',
    'https://www.youtube.com/watch?v=abc-DEF_123',
  ],
])('%s is a video', (address, link) => {
  const video = videoOf(address);
  expect(video?.link).toBe(link);
  expect(videoOf(link)).toEqual(video);
  const host = VIDEO_HOSTS.find(({ name }) => name === video?.host);
  expect(video?.frame.startsWith(host?.frames ?? 'nothing')).toBe(true);
});

it.each([
  '',
  undefined,
  'rutube.ru',
  `http://rutube.ru/video/${ID}/`,
  `https://rutube.ru:8443/video/${ID}/`,
  `https://rutube.ru.evil.example/video/${ID}/`,
  `https://evil.example/?https://rutube.ru/video/${ID}/`,
  `https://rutube.ru/video/${ID}"onload=x/`,
  'https://rutube.ru/channel/1/',
  'https://vk.com/id1',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=abc-DEF_1234',
  'https://youtu.be/abc-DEF_123/more',
  'https://www.youtube.com/embed/abc-DEF_123',
  'javascript:alert(1)',
])('%s is not a video', (address) => {
  expect(videoOf(address)).toBeNull();
});
