import { formatPlainDate } from '@lender/calculator';
import { getLoanEffect, listReceipts } from '@lender/contract';
import { centavosFromPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import * as z from 'zod/mini';
import { plainPesos } from '../../../forms/typed-pesos.ts';
import { unreadable } from '../../../platform/unreadable.ts';
import { effectLines } from '../../../vocabulary/loan-effect-view.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { readDay } from '../../../vocabulary/read-day.ts';
import type { LoanCommandName } from '../command-name.ts';
import type { LoanEvent } from '../loan-reading.ts';
import { commandCopy as copy } from './command.copy.es.ts';
import { isForTwo } from './command-endpoints.ts';
import { COMMAND_INPUTS, type CommandInput } from './command-inputs.ts';
import { commandOptions } from './command-options.ts';
import {
  type EffectQuery,
  effectQuestion,
  type Receipt,
  readTyped,
  receiptQuestion,
  type Typed,
} from './command-question.ts';
import type { CommandView, Options } from './command-view.ts';

export interface Opened {
  readonly id: string;
  readonly command: LoanCommandName;
  readonly events: readonly LoanEvent[];
  readonly search: URLSearchParams;
}

/** Reads the form of a command: the input that it still needs, or what it would change if it ran now. */
export async function readCommand(call: Call, { id, command, events, search }: Opened): Promise<CommandView> {
  const typed = readTyped(command, search);
  const receipts = command === 'receipt.match' ? await readReceipts(call, typed) : [];
  const base = { command, typed, options: commandOptions(events, receipts), isForTwo: isForTwo(command) };
  const question = command === 'receipt.match' ? matchQuestion(receipts, typed) : effectQuestion(command, typed);
  if ('faulty' in question) {
    const isNew = Object.keys(typed).length === 0;
    return { ...base, step: 'ask', faulty: isNew ? [] : question.faulty };
  }
  const answer = await call(getLoanEffect, { params: { id }, query: question.query });
  if (answer.ok) return { ...base, step: 'confirm', details: shown(base), effect: effectLines(answer.data) };
  const { code, fields } = answer.refusal;
  const faulty = COMMAND_INPUTS[command].before.filter((name) => fields[name] !== undefined);
  return faulty.length > 0 ? { ...base, step: 'ask', faulty } : { ...base, step: 'refused', code };
}

const MOST_RECEIPTS = 100;

const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

/** Reads the chosen receipt, or those that wait longest. */
async function readReceipts(call: Call, { receipt: id }: Typed): Promise<readonly Receipt[]> {
  const answer = await call(listReceipts, { query: id && isUuid(id) ? { id } : { perPage: MOST_RECEIPTS } });
  if (!answer.ok) throw unreadable('the receipts', answer.refusal);
  return answer.data;
}

function matchQuestion(
  receipts: readonly Receipt[],
  { receipt: id }: Typed,
): { readonly query: EffectQuery } | { readonly faulty: readonly CommandInput[] } {
  const receipt = receipts.find((one) => one.id === id);
  return receipt ? { query: receiptQuestion(receipt) } : { faulty: ['receipt'] };
}

const shown = ({
  command,
  typed,
  options,
}: {
  readonly command: LoanCommandName;
  readonly typed: Typed;
  readonly options: Options;
}) =>
  COMMAND_INPUTS[command].before.map((name) => ({
    term: copy.fields[name],
    detail: saidOf(name, typed[name] ?? '', options),
  }));

function saidOf(name: CommandInput, text: string, options: Options): string {
  if (name === 'amount') return pesosIn(text);
  const day = name === 'paidOn' ? readDay(text) : undefined;
  return day ? formatPlainDate(day) : (options[name]?.find(({ value }) => value === text)?.label ?? text);
}

function pesosIn(text: string): string {
  const amount = centavosFromPesos(Number(plainPesos(text)));
  return amount.ok ? formatPesos(amount.value) : text;
}
