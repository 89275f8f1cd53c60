/** What the first load of the editor's screen costs. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { buildScreen } from '../../scripts/editor-screen.ts';
import { SCREEN_DIRECTORY } from '../../src/config/editor-screen.ts';
import { weighScreen } from '../bench/weigh-screen.ts';
import { projectRoot, testDataDir } from '../site/site.ts';

/** kB after brotli, fonts included. */
const FIRST_LOAD = 320;
/** With the form and its editor of texts. */
const FORM_LOAD = 548;

const screen = join(testDataDir, SCREEN_DIRECTORY);

before(() => buildScreen({ projectRoot, dataDir: testDataDir }));

test('signing in and the lists weigh less than 320 kB', async () => {
  const weight = await weighScreen(screen, []);
  assert.ok(weight < FIRST_LOAD, `${weight} kB`);
});

test('a form with a rich text weighs less than 548 kB', async () => {
  const form = ['collections/collection-forms.ts', 'rich-text/TextEditor.tsx'];
  const weight = await weighScreen(screen, form);
  assert.ok(weight < FORM_LOAD, `${weight} kB`);
});
