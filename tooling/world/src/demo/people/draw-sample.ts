import { collectBytes, compilePdfium, FONT, openPdf, registerFonts } from '@lender/api/test/pdf/drawing';
import type { IdPhotoType } from '@lender/contract';
import PDFDocument from 'pdfkit';
import type { Person } from './person.ts';
import { commented, encodePng } from './png.ts';
import { copy } from './samples.copy.es.ts';

type Pdf = PDFKit.PDFDocument;

const SCALE = 0.75;
const [PAPER, INK, SOFT, SKIN, SHIRT, MARK] = ['#eef3ee', '#1d2b2a', '#5d6f6b', '#d9b38c', '#3c6e71', '#b3261e'];
const SIZE = { id_front: [560, 354], id_back: [560, 354], selfie: [360, 450] } as const;

/** Drawn photos: an identification for each person, and shared ones for the rest. */
export interface Samples {
  of(side: IdPhotoType, person: Person): Uint8Array<ArrayBuffer>;
}

/** Draws the photos that people upload, each marked as a sample; as PNG, and all of them at once. */
export async function drawSamples(people: readonly Person[]): Promise<Samples> {
  const [anybody] = people;
  if (!anybody) throw new Error('nobody to draw');
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const bytes = collectBytes(doc);
  registerFonts(doc);
  for (const person of people) drawPage(doc, 'id_front', person);
  drawPage(doc, 'id_back', anybody);
  drawPage(doc, 'selfie', anybody);
  doc.end();
  const document = await openPdf(await bytes, await compilePdfium());
  const pictures: Buffer[] = [];
  try {
    for (let page = 0; page < document.getPageCount(); page++) {
      const { data, width, height } = await document.getPage(page).render({ scale: SCALE, render: 'bitmap' });
      pictures.push(encodePng({ data, width, height }));
    }
  } finally {
    document.destroy();
  }
  const fronts = new Map(people.map(({ number }, index) => [number, pictures[index]]));
  const alike = { id_back: pictures.at(-2), selfie: pictures.at(-1) };
  return {
    of: (side, { number }) => {
      const picture = side === 'id_front' ? fronts.get(number) : alike[side];
      if (!picture) throw new Error(`no ${side} was drawn for ${number}`);
      // The server notices a client who uploads the file of another one.
      return commented(picture, `${copy.sample} ${number}`);
    },
  };
}

function drawPage(doc: Pdf, side: IdPhotoType, person: Person): void {
  const [width, height] = SIZE[side];
  doc.addPage({ size: [width, height], margin: 0 });
  doc.rect(0, 0, width, height).fill(PAPER);
  DRAW[side](doc, person);
  stamp(doc, { width, height });
}

const DRAW: Readonly<Record<IdPhotoType, (doc: Pdf, person: Person) => void>> = {
  id_front: (doc, { details, birthDate, fullName }) => {
    doc.rect(0, 0, 560, 58).fill(SHIRT);
    doc.font(FONT.bold).fontSize(20).fillColor('#ffffff').text(copy.title, 24, 18);
    doc.rect(24, 82, 150, 190).fill('#dfe7e2');
    face(doc, { x: 99, y: 160, size: 46 });
    const lines = [
      [copy.name, fullName.toUpperCase()],
      [copy.born, birthDate.split('-').reverse().join('.')],
      [copy.curp, details.nationalIdentificator],
    ] as const;
    lines.forEach(([label, value], index) => {
      const y = 90 + index * 60;
      doc.font(FONT.regular).fontSize(12).fillColor(SOFT).text(label, 200, y);
      doc
        .font(FONT.bold)
        .fontSize(17)
        .fillColor(INK)
        .text(value, 200, y + 16, { width: 340 });
    });
  },
  id_back: (doc, { number }) => {
    doc.rect(0, 40, 560, 56).fill(INK);
    doc.font(FONT.regular).fontSize(13).fillColor(SOFT).text(copy.signature, 40, 200);
    doc
      .moveTo(40, 190)
      .bezierCurveTo(90, 120, 120, 230, 170, 160)
      .bezierCurveTo(200, 130, 220, 210, 260, 170)
      .lineWidth(2)
      .stroke(INK);
    doc
      .font(FONT.bold)
      .fontSize(20)
      .fillColor(INK)
      .text(`IDMEX${String(1_000_000_000 + number * 7_919)}<<`, 40, 270);
  },
  selfie: (doc) => {
    doc.rect(0, 0, 360, 450).fill('#cfdcd6');
    face(doc, { x: 180, y: 190, size: 92 });
  },
};

function face(doc: Pdf, { x, y, size }: { x: number; y: number; size: number }): void {
  doc.ellipse(x, y + size * 1.9, size * 1.25, size * 0.9).fill(SHIRT);
  doc.circle(x, y, size).fill(SKIN);
  doc.ellipse(x, y - size * 0.62, size * 0.98, size * 0.5).fill(INK);
  doc.circle(x - size * 0.35, y, size * 0.08).fill(INK);
  doc.circle(x + size * 0.35, y, size * 0.08).fill(INK);
  doc
    .moveTo(x - size * 0.3, y + size * 0.45)
    .quadraticCurveTo(x, y + size * 0.65, x + size * 0.3, y + size * 0.45)
    .lineWidth(2)
    .stroke(INK);
}

/** Stamps a page, so that it is not mistaken for a real person's document. */
function stamp(doc: Pdf, { width, height }: { width: number; height: number }): void {
  doc.save().rotate(-18, { origin: [width / 2, height / 2] });
  doc.font(FONT.bold).fontSize(64).fillColor(MARK, 0.45);
  doc.text(copy.sample, 0, height / 2 - 34, { width, align: 'center' });
  doc.restore();
}
