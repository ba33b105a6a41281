import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import type { LoanEvent } from '@lender/lending';
import { centavos, formatPesos } from '@lender/money';
import type { DocumentText, Line } from '../../documents/index.ts';
import { type Movement, type Statement, type StatementAmounts, totalOf } from './statement.policy.ts';

/** Holder of the loan that a statement is about. */
export interface StatementHolder {
  readonly reference: string;
  readonly name: string;
}

const KINDS: Readonly<Record<Movement['kind'], string>> = {
  charged: 'Cargos',
  paid: 'Pagos aplicados',
  forgiven: 'Condonado',
};

const EVENTS: Readonly<Record<LoanEvent['kind'], string>> = {
  disbursed: 'depósito del préstamo',
  payment: 'pago',
  reversal: 'pago devuelto',
  refund: 'devolución a tu cuenta',
  extension: 'prórroga',
  waiver: 'condonación',
  hold: 'pausa',
  hold_end: 'fin de la pausa',
  withdrawal: 'solicitud de cancelación',
  write_off: 'registro contable',
  write_off_undone: 'registro contable',
  sale: 'cesión del crédito',
  buy_back: 'recompra del crédito',
  annulment: 'anulación del contrato',
  correction: 'corrección',
};

const NAMES: Readonly<Record<keyof StatementAmounts, string>> = {
  principal: 'capital',
  interest: 'intereses',
  fees: 'comisiones',
  lateCharge: 'moratorios',
};

const partsOf = ({ amounts }: Movement): string =>
  Object.entries(NAMES)
    .map(([name, label]) => [label, amounts[name as keyof StatementAmounts]] as const)
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]) => `${label} ${formatPesos(centavos(amount))}`)
    .join(', ');

function movementLine(movement: Movement): Line {
  const events = [...new Set(movement.events.map((kind) => EVENTS[kind]))].join(', ');
  const label = `${formatPlainDate(movement.date)} · ${KINDS[movement.kind]}${events && ` (${events})`}: ${partsOf(movement)}`;
  return [label, formatPesos(totalOf(movement))];
}

/** Writes a statement of account. Every figure is the statement's; none is computed here. */
export const statementText = (statement: Statement, { reference, name }: StatementHolder): DocumentText => ({
  title: 'Estado de cuenta',
  subtitle: `Contrato ${reference} · del ${formatPlainDate(statement.from)} al ${formatPlainDate(statement.to)}`,
  sections: [
    {
      title: 'Resumen',
      lines: [
        ['Titular', name],
        [`Saldo al inicio del ${formatPlainDate(statement.from)}`, formatPesos(statement.opening)],
        [`Saldo al cierre del ${formatPlainDate(statement.to)}`, formatPesos(statement.closing)],
      ],
      paragraphs: ['Todos los importes incluyen IVA. El saldo es lo que liquida tu préstamo ese día.'],
    },
    {
      title: 'Movimientos',
      lines: [
        ['Saldo inicial', formatPesos(statement.opening)],
        ...statement.movements.map(movementLine),
        ['Saldo final', formatPesos(statement.closing)],
      ],
      hasTotal: true,
    },
    {
      title: 'Dudas y aclaraciones',
      paragraphs: [
        `Escribe a ${brand.complaints.email} o llama al ${brand.complaints.phoneLabel}. CONDUSEF: ${brand.condusef.phoneLabel}, ${brand.condusef.url}.`,
      ],
    },
  ],
  footer: `${brand.name} · Estado de cuenta ${reference} · Página {page} de {pages}`,
});
