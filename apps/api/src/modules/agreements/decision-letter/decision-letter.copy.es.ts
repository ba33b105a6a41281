import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { centavos, formatPesos } from '@lender/money';
import type { DocumentText, Section } from '../../documents/index.ts';
import type { LetterFacts } from './letter-facts.ts';
import { REASON_WORDS } from './reason-words.copy.es.ts';

const { complaints, condusef, customerCare, privacy } = brand;

/** Writes the letter that rejects an application: why, when to try again, and what the client may do about it. */
export const decisionLetterText = (facts: LetterFacts): DocumentText => ({
  title: 'Respuesta a tu solicitud de crédito',
  subtitle: `Solicitud ${facts.reference} · ${formatPlainDate(facts.decidedOn)}`,
  sections: [answer(facts), why(facts), ...bureau(facts), again(facts), rights(facts)],
  footer: `${brand.name} · Respuesta a la solicitud ${facts.reference} · Página {page} de {pages}`,
});

const answer = ({ name, askedOn, askedCentavos, decidedOn }: LetterFacts): Section => ({
  title: name || 'A quien corresponda',
  paragraphs: [
    `El ${formatPlainDate(askedOn)} nos pediste un crédito de ${formatPesos(askedCentavos)}. El ${formatPlainDate(decidedOn)} decidimos que esta vez no podemos dártelo.`,
    'Nadie te cobra por esta respuesta y no debes nada por haber solicitado.',
  ],
});

const why = ({ reasons }: LetterFacts): Section => ({
  title: 'Por qué',
  paragraphs:
    reasons.length > 0
      ? [...new Set(reasons.map((code) => REASON_WORDS[code]))]
      : ['No cumples por ahora con las condiciones para este crédito.'],
});

/** States the answer of the bureau, if it was asked: a rejected client may read it and dispute it. */
function bureau({ bureau: told }: LetterFacts): readonly Section[] {
  if (!told) return [];
  const { bureauScore, bureauOpenCredits, bureauOverdueCentavos, bureauInquiriesIn30Days } = told.facts;
  return [
    {
      title: 'Tu historial de crédito',
      lines: [
        ['Lo consultamos el', formatPlainDate(told.askedOn)],
        ['Sociedad de información crediticia', 'Círculo de Crédito'],
        ['Calificación', bureauScore === null ? 'Sin calificación' : String(bureauScore)],
        ['Créditos abiertos', String(bureauOpenCredits)],
        ['Pagos vencidos', formatPesos(centavos(Number(bureauOverdueCentavos)))],
        ['Consultas en 30 días', String(bureauInquiriesIn30Days)],
      ],
      paragraphs: [
        'Lo consultamos con tu autorización y es una de las cosas que miramos. Puedes pedirle a la sociedad tu reporte, gratis una vez cada doce meses, y reclamar ahí lo que no sea correcto.',
      ],
    },
  ];
}

function again({ reasons, applyAgainOn }: LetterFacts): Section {
  const from = applyAgainOn === null ? '' : `desde el ${formatPlainDate(applyAgainOn)}`;
  return { title: 'Cuándo puedes volver a pedir', paragraphs: [sentence(reasons, from)] };
}

function sentence(reasons: LetterFacts['reasons'], from: string): string {
  if (reasons.includes('AGE')) return `Cuando hayas cumplido 18 años${from && `, ${from}`}.`;
  if (reasons.includes('OWN_ARREARS')) return `Cuando tu pago pendiente esté cubierto${from && `, ${from}`}.`;
  return from ? `Puedes volver a solicitar ${from}.` : `Pregúntanos cuándo en ${customerCare.email}.`;
}

const rights = ({ reference }: LetterFacts): Section => ({
  title: 'Tus derechos',
  paragraphs: [
    `Si crees que hay un error, pide que una persona lo revise: ${customerCare.phoneLabel} o ${customerCare.email}, con tu número de solicitud ${reference}.`,
    `Puedes conocer, corregir o pedir que borremos tus datos: escribe a ${privacy.email}.`,
    `Quejas: Unidad Especializada de Atención a Usuarios, ${complaints.email}, ${complaints.phoneLabel}. Responde en un máximo de 30 días hábiles. También puedes acudir a la CONDUSEF: ${condusef.phoneLabel}, ${condusef.url}.`,
  ],
});
