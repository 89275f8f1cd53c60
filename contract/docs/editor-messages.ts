import type { SomeDocs } from './doc.ts';

export const editorMessages = {
  editorMessagePreview: {
    summary: 'Preview an email or an SMS',
    description:
      'Placeholders are filled with example values. Pass `text` to preview unsaved text; otherwise ' +
      'the saved text is used. `code` is the code of the document. For an SMS, the response includes ' +
      'its length.',
    params: { code: 'sms.code', message: { text: 'Ясно: код {код}.' } },
    example: { channel: 'sms', text: 'Ясно: код 4821.', sms: { characters: 15, parts: 1 } },
  },
} satisfies SomeDocs;
