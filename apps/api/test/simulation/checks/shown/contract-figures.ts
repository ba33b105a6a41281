import type { getDocumentText, Reply } from '@lender/contract';
import { asAgreed } from '../../independent-replay/as-agreed.ts';
import { extensionPrice } from '../../independent-replay/extension-price.ts';
import type { Paper } from '../../independent-replay/paper.ts';
import { extendedTo } from './extension-figures.ts';
import type { Compared } from './sums.ts';

const PRICED = /^(?:Pago (\d+), el [\d.]+: )?(\d+) días? más, hasta el ([\d.]+)$/;

/**
 * Compares the table of extensions that a contract prints with a life that pays as agreed until each due date, and looks
 * for the amount of every instalment and for the total in its words.
 */
export function contractFigures(contract: Reply<typeof getDocumentText>, terms: Paper): Compared {
  const { instalments, life } = asAgreed(terms);
  const lines = contract.sections.flatMap((section) => section.lines);
  const priced = lines.flatMap(({ label, value }) => {
    const [row, number = '1', days = '', until = ''] = PRICED.exec(label) ?? [];
    return row === undefined ? [] : [{ row, index: Number(number) - 1, days: Number(days), until, value }];
  });
  const prices = priced.map(({ row, index, days }) => {
    const dueDate = String(terms.dueDates[index]);
    const before = life.filter(({ kind, valueDate }) => kind === 'disbursed' || valueDate < dueDate);
    const tariff = terms.policy.extensions.tariffs.find((one) => one.kind === 'cheap' && one.days === days);
    const price = extensionPrice(terms, before, { date: dueDate, rate: tariff?.commissionRate ?? 'none' });
    return [row, `${pesos(price)} until ${shown(extendedTo(terms, dueDate, days))}`] as const;
  });
  const sums = instalments.map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0));
  const amounts = [...sums, sums.reduce((sum, part) => sum + part, 0)].map(pesos);
  const words = JSON.stringify(contract);
  return {
    told: {
      ...Object.fromEntries(priced.map(({ row, value, until }) => [row, `${value} until ${until}`])),
      ...Object.fromEntries(amounts.map((amount) => [`names ${amount}`, Number(words.includes(amount))])),
    },
    replayed: {
      ...Object.fromEntries(prices),
      ...Object.fromEntries(amounts.map((amount) => [`names ${amount}`, 1])),
    },
  };
}

const pesos = (centavos: number): string => `$${(centavos / 100).toFixed(2)}`;
const shown = (date: string): string => date.split('-').toReversed().join('.');
