import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Lists what a PDF could do on the machine of a reader, as a PDF library reports it; empty for one that only displays.
 */
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
