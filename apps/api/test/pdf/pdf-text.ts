import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of a PDF as a reader shows it, with one space between pieces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pieces: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) if ('str' in item) pieces.push(item.str);
  }
  await task.destroy();
  return pieces.join(' ').replace(/\s+/g, ' ');
}
