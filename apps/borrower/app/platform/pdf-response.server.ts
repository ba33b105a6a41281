/** Returns a PDF that opens in the browser; no cache on the way keeps it. */
export const pdfResponse = (bytes: Uint8Array, filename: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  });
