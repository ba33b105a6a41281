import { formatPlainDate, mexicoDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { drawDocument } from '../../documents/index.ts';
import { paper } from '../consent/mandate-text.copy.es.ts';
import type { MandateRecord } from '../mandate-record.ts';

/** Draws the document by which an account's holder accepted debits, as a PDF. */
export async function drawPaper(
  mandate: MandateRecord,
  { holderName, clabe }: { readonly holderName: string; readonly clabe: string },
): Promise<Blob> {
  const bytes = await drawDocument({
    title: paper.title,
    subtitle: mandate.id,
    sections: [
      {
        title: paper.data,
        lines: [
          [paper.holder, holderName],
          [paper.account, clabe],
          [paper.maximum, formatPesos(mandate.maximum_centavos)],
          [paper.endsOn, formatPlainDate(mandate.ends_on)],
          [paper.acceptedAt, formatPlainDate(mexicoDate(mandate.accepted_at.getTime()))],
          [paper.evidence, mandate.text_hash],
        ],
      },
      { title: paper.text, paragraphs: mandate.text.split('\n') },
    ],
    footer: paper.footer,
  });
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
