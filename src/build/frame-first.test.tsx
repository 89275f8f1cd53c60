import { expect, it } from '@jest/globals';
import { frameFirst } from './frame-first.ts';

const meta = <meta key="m" name="a" content="b" />;
const sheet = (href: string) => <style key={href} data-href={href} />;
const [frame, template, end] = [sheet('/app.1a.css'), sheet('/component.2b.css'), sheet('/x.css')];

it("puts the frame's style sheet before the template's", () => {
  expect(frameFirst([meta, template, frame, end])).toEqual([meta, frame, template, end]);
});

it('leaves a head unchanged when its sheets are in order, or when it has none', () => {
  expect(frameFirst([meta, frame, template])).toEqual([meta, frame, template]);
  expect(frameFirst([meta])).toEqual([meta]);
});
