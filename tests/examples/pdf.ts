/** The smallest PDF that a reader opens: one empty page. @param words make it differ from others. */
export function pdfBytes(words: string, catalogue = '', page = ''): Uint8Array<ArrayBuffer> {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
  ];
  let text = `%PDF-1.7\n${[...words].map((sign) => `%${sign.codePointAt(0)}`).join('\n')}\n`;
  const places = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text + table + end, 'latin1'));
}
