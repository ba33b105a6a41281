import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF could do in the hands of who opens it, as a reader of PDFs tells; nothing for one that only shows. */
export async function pdfDeeds(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, enableXfa: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const deeds = new Set<string>();
  if (await document.getJSActions()) deeds.add('script');
  if (await document.getOpenAction()) deeds.add('opening');
  if (await document.getAttachments()) deeds.add('attachment');
  if ('IsAcroFormPresent' in info && info.IsAcroFormPresent) deeds.add('form');
  if ('IsXFAPresent' in info && info.IsXFAPresent) deeds.add('xfa');
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) deeds.add('script');
    for (const { subtype } of await page.getAnnotations()) deeds.add(subtype);
  }
  await task.destroy();
  return [...deeds];
}
