import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Lists what a PDF could do on the machine of a reader, as a PDF library reports it; empty for one that only displays.
 */
export async function pdfActions(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, enableXfa: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const actions = new Set<string>();
  if (await document.getJSActions()) actions.add('script');
  if (await document.getOpenAction()) actions.add('opening');
  if (await document.getAttachments()) actions.add('attachment');
  if ('IsAcroFormPresent' in info && info.IsAcroFormPresent) actions.add('form');
  if ('IsXFAPresent' in info && info.IsXFAPresent) actions.add('xfa');
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) actions.add('script');
    for (const { subtype } of await page.getAnnotations()) actions.add(subtype);
  }
  await task.destroy();
  return [...actions];
}
