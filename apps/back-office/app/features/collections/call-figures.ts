import { formatPlainDate } from '@lender/calculator';
import type { getCollection, Reply } from '@lender/contract';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { type CallFigures, type CallText, callTexts } from './call-script.copy.es.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';

type Collection = Reply<typeof getCollection>;

/** Returns the figures of a borrower as a collector says them. */
export function callFigures({ clientName, overdue, daysLate, dueOn, promises, ...ways }: Collection): CallFigures {
  const [last] = promises;
  const [firstName = clientName] = clientName.split(' ');
  return {
    firstName,
    overdue: formatPesos(overdue),
    daysLate,
    dueOn: dueOn ? formatPlainDate(dueOn) : '',
    promised: last ? formatPesos(last.amount) : '',
    promisedOn: last ? formatPlainDate(last.promisedOn) : '',
    payWith: payWith(ways),
  };
}

function payWith({ clabe, references }: Pick<Collection, 'clabe' | 'references'>): string {
  if (clabe) return copy.pay.withClabe(clabe);
  const [reference] = references;
  return reference ? copy.pay.withReference(reference.reference) : '';
}

/** Returns the texts that make sense for a loan, the one for the reason of the call first. */
export function fittingTexts({ reason, overdue }: Collection, { payWith: way }: CallFigures): readonly CallText[] {
  if (overdue <= 0) return [];
  const about = reason === 'promise_due' || reason === 'promise_broken' ? reason : 'overdue';
  return way === '' ? [about] : [about, 'how_to_pay'];
}

/** Returns a text with the figures of a borrower. */
export const writtenText = (text: CallText, figures: CallFigures): string => callTexts[text](figures);
