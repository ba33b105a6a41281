import { brand } from '@lender/brand';
import { useTranslation } from 'react-i18next';
import * as css from './print.css.ts';
import type { DocumentText } from './print.server.ts';

/** Shows a document on a white sheet, word by word as its PDF has it. */
export function PrintedDocument({ text }: { readonly text: DocumentText }) {
  const { t } = useTranslation('myDocuments');
  return (
    <article className={css.sheet}>
      <p className={css.lender}>{brand.name}</p>
      <h1 className={css.title}>{text.title}</h1>
      <p className={css.soft}>{text.subtitle}</p>
      <p className={css.notice}>{text.notice ?? t('paper.copy')}</p>
      {text.sections.map((section) => (
        <PrintedSection key={section.title} section={section} />
      ))}
    </article>
  );
}

type Section = DocumentText['sections'][number];

function PrintedSection({ section: { title, boxes, paragraphs, lines, hasTotal } }: { readonly section: Section }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      {boxes.length > 0 && (
        <dl className={css.boxes}>
          {boxes.map(({ label, value, note }) => (
            <div key={label} className={css.box}>
              <dt className={css.soft}>{label}</dt>
              <dd>
                <span className={css.figure}>{value}</span>
                {note && <span className={css.soft}> {note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={css.paragraph}>
          {paragraph}
        </p>
      ))}
      {lines.length > 0 && <PrintedLines lines={lines} hasTotal={hasTotal} />}
    </section>
  );
}

function PrintedLines({ lines, hasTotal }: Pick<Section, 'lines' | 'hasTotal'>) {
  return (
    <dl className={css.lines}>
      {lines.map(({ label, value }, index) => (
        // Lines have no key of their own and are never reordered.
        <div key={index} className={hasTotal && index === lines.length - 1 ? css.lineTotal : css.line}>
          <dt>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
