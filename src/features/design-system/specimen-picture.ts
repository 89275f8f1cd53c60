import type { Picture } from '../../../contract/fields.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
<rect width="640" height="400" fill="#dcedee"/>
<circle cx="320" cy="200" r="150" fill="none" stroke="#9cccd0" stroke-width="2"/>
<circle cx="320" cy="200" r="96" fill="none" stroke="#0a5560" stroke-width="22"/>
<circle cx="356" cy="164" r="24" fill="#f2a65a"/></svg>`;

/** A drawing instead of a photograph, so that the page depends on no content. */
export const specimenPicture: Picture = {
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  alt: '',
  width: 640,
  height: 400,
};
