import { deflateRawSync, deflateSync, constants as zlib } from 'node:zlib';

type Objects = Readonly<Record<number, string>>;

interface Parts {
  /** Objects by number, as they are written. Number 1 is the catalogue. */
  readonly objects: Objects;
  /** Objects inside an object stream, where a search for words does not find them. */
  readonly packed?: Objects;
  /** Type that the object stream declares. */
  readonly packType?: string;
}

const stream = (dictionary: string, content: Buffer): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;

const packOf = (packed: Objects, type: string): string => {
  const entries = Object.entries(packed);
  let head = '';
  let body = '';
  for (const [number, object] of entries) {
    head += `${number} ${body.length} `;
    body += `${object} `;
  }
  const content = deflateSync(Buffer.from(head + body, 'latin1'));
  return stream(`${type} /N ${entries.length} /First ${head.length} /Filter /FlateDecode`, content);
};

const PACK = 90;
const TABLE = 91;

/** Returns a PDF in the form common since version 1.5: objects in a stream, and a table that is a stream as well. */
export function pdfOfObjects({ objects, packed = {}, packType = '/Type /ObjStm' }: Parts): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const rows = new Map<number, readonly [kind: number, at: number, index: number]>([[0, [0, 0, 0]]]);
  const write = (number: number, object: string) => {
    rows.set(number, [1, text.length, 0]);
    text += `${number} 0 obj ${object} endobj\n`;
  };
  for (const [number, object] of Object.entries(objects)) write(Number(number), object);
  write(PACK, packOf(packed, packType));
  Object.keys(packed).forEach((number, index) => {
    rows.set(Number(number), [2, PACK, index]);
  });
  const start = text.length;
  rows.set(TABLE, [1, start, 0]);
  write(TABLE, tableOf(rows));
  return Uint8Array.from(Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1'));
}

function tableOf(rows: ReadonlyMap<number, readonly [number, number, number]>): string {
  const content = Buffer.alloc((TABLE + 1) * 7);
  for (const [number, [kind, at, index]] of rows) {
    content.writeUInt8(kind, number * 7);
    content.writeUInt32BE(at, number * 7 + 1);
    content.writeUInt16BE(index, number * 7 + 5);
  }
  return stream(`/Type /XRef /W [1 4 2] /Size ${TABLE + 1} /Root 1 0 R`, content);
}

/** Page of 300 by 200 points with a black rectangle in its lower left quarter. */
const PAGE = {
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  4: stream('', Buffer.from('0 0 150 100 re f')),
};
const pageWith = (more: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R ${more} >>`;
const catalogueWith = (more: string): string => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const LINK = '/Type /Annot /Subtype /Link /Rect [0 0 300 200]';
const FIELD = '/Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (b) /Rect [0 0 300 200]';

const opening = (packType: string, padding = ''): Uint8Array<ArrayBuffer> =>
  pdfOfObjects({
    objects: { ...PAGE, 1: catalogueWith('/OpenAction 10 0 R'), 3: pageWith('') },
    packed: { 10: `${padding}${SCRIPT}` },
    packType,
  });
const linking = (action: string): Uint8Array<ArrayBuffer> =>
  pdfOfObjects({
    objects: { ...PAGE, 1: catalogueWith(''), 3: pageWith('/Annots [10 0 R]') },
    packed: { 10: `<< ${LINK} /A ${action} >>` },
  });
const formOf = (action: string, more = ''): Uint8Array<ArrayBuffer> =>
  pdfOfObjects({
    objects: {
      ...PAGE,
      1: catalogueWith(`/AcroForm << /Fields [10 0 R] ${more} >>`),
      3: pageWith('/Annots [10 0 R]'),
      11: stream('', Buffer.from('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>')),
    },
    packed: { 10: `<< ${FIELD} ${action} >>` },
  });

/** PDFs with an action that runs when they are opened or clicked. */
export const ACTING_PDFS: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'a script in an object stream': opening('/Type /ObjStm'),
  'a script in an object stream whose type is spelt in numbers': opening('/Type /Obj#53tm'),
  'a script in an object stream without a type': opening(''),
  'a script in an object stream behind a dictionary of 5 kB': opening(`/Type /ObjStm /X (${'x'.repeat(5_000)})`),
  'scripts by name': pdfOfObjects({
    objects: { ...PAGE, 1: catalogueWith('/Names << /JavaScript << /Names [(a) 10 0 R] >> >>'), 3: pageWith('') },
    packed: { 10: SCRIPT },
  }),
  'a script when a page is seen': pdfOfObjects({
    objects: { ...PAGE, 1: catalogueWith(''), 3: pageWith('/AA 10 0 R') },
    packed: { 10: `<< /O ${SCRIPT} >>` },
  }),
  'a link to a share in the network': linking('<< /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) /D [0 /Fit] >>'),
  'a link to a site': linking('<< /S /URI /URI (https://example.com/x) >>'),
  'a program to launch': linking('<< /S /Launch /F (cmd.exe) >>'),
  'a form that sends itself': formOf('/A << /S /SubmitForm /F << /FS /URL /F (https://example.com/x) >> >>'),
  'a form of XFA': formOf('', '/XFA 11 0 R'),
  'an attached file': pdfOfObjects({
    objects: {
      ...PAGE,
      1: catalogueWith('/Names << /EmbeddedFiles << /Names [(a.exe) 10 0 R] >> >>'),
      3: pageWith(''),
      11: stream('/Type /EmbeddedFile', Buffer.from('MZ')),
    },
    packed: { 10: '<< /Type /Filespec /F (a.exe) /UF (a.exe) /EF << /F 11 0 R >> >>' },
  }),
};

/** 700 MB of spaces in 700 kB: one piece of packed data, repeated. */
const endless = (): Buffer => {
  const piece = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: zlib.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 700 }, () => piece), Buffer.from([3, 0])]);
};
const pages = (object: string, page = pageWith('')): Uint8Array<ArrayBuffer> =>
  pdfOfObjects({ objects: { ...PAGE, 1: catalogueWith(''), 2: object, 3: page } });
const drawing = (content: string, more: Objects = {}, resources = ''): Uint8Array<ArrayBuffer> =>
  pdfOfObjects({
    objects: {
      ...PAGE,
      ...more,
      1: catalogueWith(''),
      3: pageWith(`/Resources << ${resources} >>`),
      4: stream('', Buffer.from(content)),
    },
  });
const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 300 200]';
const laughs = (): Objects =>
  Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [
      at + 10,
      stream(`${FORM} /Resources << /XObject << /F ${at + 11} 0 R >> >>`, Buffer.from('/F Do '.repeat(10))),
    ]),
  );

/** Ten thousand pages in 60 kB. */
export const CROWDED_PDF = pages(`<< /Type /Pages /Kids [${'3 0 R '.repeat(10_000)}] /Count 10000 >>`);

/** Small files with an unusual page that can still be shown. */
export const ODD_PDFS: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'a page of a thousand million points': pages(
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1000000000 1000000000] /Contents 4 0 R >>',
  ),
  'a page without a width': pages(
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0.001 1000000000] /Contents 4 0 R >>',
  ),
  'two billion pages by its own account': pages('<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>'),
  'a page that is among its own pages': pages('<< /Type /Pages /Kids [2 0 R 2 0 R 3 0 R] /Count 3 >>'),
  'half a million lists in each other': pdfOfObjects({
    objects: { ...PAGE, 1: catalogueWith(`/X ${'['.repeat(500_000)}`), 3: pageWith('') },
  }),
};

/** Small files that use up all memory or all time when drawn. */
export const BOMBS: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'a page that unpacks to 700 MB': pdfOfObjects({
    objects: { ...PAGE, 1: catalogueWith(''), 3: pageWith(''), 4: stream('/Filter /FlateDecode', endless()) },
  }),
  'a drawing of itself, twice': drawing(
    '/F Do',
    { 10: stream(`${FORM} /Resources << /XObject << /F 10 0 R >> >>`, Buffer.from('/F Do /F Do')) },
    '/XObject << /F 10 0 R >>',
  ),
  'drawings of ten drawings, twenty deep': drawing('/F Do', laughs(), '/XObject << /F 10 0 R >>'),
};

/** A pattern that is repeated without end: it uses no memory, only time. */
export const SLOW_PDF = drawing(
  '/Pattern cs /P scn 0 0 300 200 re f',
  {
    10: stream(
      '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>',
      Buffer.from('0 0 1 1 re f'),
    ),
  },
  '/Pattern << /P 10 0 R >>',
);
