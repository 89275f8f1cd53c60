import { expect, it } from '@jest/globals';
import { PicturesInUse, withOriginals } from './pictures-in-use.ts';

const image = (name: string) => ({
  srcSet: `/pictures/${name}-480.webp 480w,\n/pictures/${name}-960.webp 960w`,
  src: `/pictures/${name}-960.webp`,
});
const files = (name: string) => [`/pictures/${name}-480.webp`, `/pictures/${name}-960.webp`];

it('keeps a picture as long as something shows it', () => {
  const pictures = new PicturesInUse();
  const take = (holders: { before: unknown; after: unknown }[]) => {
    const { come, gone, keep } = pictures.update(holders);
    keep();
    return { come: [...come].sort(), gone: [...gone].sort() };
  };
  expect(
    take([
      { before: null, after: { cover: image('a') } },
      { before: null, after: { cover: image('a'), more: [image('b')] } },
    ]),
  ).toEqual({ come: [...files('a'), ...files('b')], gone: [] });
  expect(take([{ before: { cover: image('a') }, after: null }])).toEqual({ come: [], gone: [] });
  const last = { cover: image('a'), more: [image('b')] };
  expect(take([{ before: last, after: { cover: image('c') } }])).toEqual({
    come: files('c'),
    gone: [...files('a'), ...files('b')],
  });
  expect([...pictures.addresses].sort()).toEqual(files('c'));
});

it('ignores an update that was not kept', () => {
  const pictures = new PicturesInUse();
  pictures.update([{ before: null, after: image('a') }]);
  expect(pictures.update([{ before: null, after: image('a') }]).come).toHaveLength(2);
});

it('does not mistake a path in a text for a picture', () => {
  const pictures = new PicturesInUse();
  const after = { body: 'Файлы лежат в /pictures/, и картинки тоже: <img src="/pictures/a.png">' };
  expect(pictures.update([{ before: null, after }]).come).toEqual([]);
});

it('counts the pictures of a rich text', () => {
  const name = (width: number, format: string) => `/pictures/0123456789abcdef-${width}.${format}`;
  const set = `${name(480, 'avif')} 480w,\n${name(960, 'avif')} 960w`;
  const after = {
    body: `<p>${name(1, 'webp')}</p><source srcset="${set}" /><img src="${name(960, 'webp')}" />`,
  };
  expect(new PicturesInUse().update([{ before: null, after }]).come).toEqual([
    name(480, 'avif'),
    name(960, 'avif'),
    name(960, 'webp'),
  ]);
});

it('shows originals in place of variants that are not on the site', () => {
  const variants = (hash: string) =>
    `/pictures/${hash}-480.avif 480w,\n/pictures/${hash}-960.avif 960w`;
  const [known, fresh, foreign] = ['0'.repeat(16), '1'.repeat(16), '2'.repeat(16)];
  const page = `<source srcset="${variants(known)}"><source srcset="${variants(fresh)}"><img src="/pictures/${foreign}-960.webp">`;
  const isOnSite = (address: string) => address.includes(known);
  const originals = new Map([
    [known, '/media/known.png'],
    [fresh, '/media/fresh.png'],
  ]);
  expect(withOriginals(page, isOnSite, originals)).toBe(
    `<source srcset="${variants(known)}"><source srcset="/media/fresh.png 480w,\n/media/fresh.png 960w"><img src="/pictures/${foreign}-960.webp">`,
  );
});
