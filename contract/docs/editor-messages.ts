import type { SomeDocs } from './doc.ts';

export const editorMessages = {
  editorMessagePreview: {
    summary: 'Preview a letter or an SMS',
    description:
      'With example values in place of its names. `text` is a text that is not saved; without it the ' +
      'present one is shown. `code` is that of the document. An SMS says how long it is.',
    params: { code: 'sms.code', message: { text: 'Ясно: код {код}.' } },
    example: { channel: 'sms', text: 'Ясно: код 4821.', sms: { characters: 15, parts: 1 } },
  },
} satisfies SomeDocs;
