const TAIL_BYTES = 1024;

/** Tells whether the bytes claim to be a PDF, from the first to the last. The library checks what is in it. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return (
    /^%PDF-[12]\.\d[\r\n ]/.test(text(bytes.subarray(0, 16))) &&
    /startxref\s{1,9}\d{1,20}\s{1,9}%%EOF\s*$/.test(text(bytes.subarray(-TAIL_BYTES)))
  );
}
