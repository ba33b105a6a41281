import { inTransaction } from '../database.ts';
import { debitOutcomeOf } from './debit-outcomes.data.ts';
import type { DebitServices } from './debit-services.ts';
import { methodNotice } from './debit-wire.ts';
import type { DebitRequest } from './stores/request-store.ts';
import { turnRequest } from './turn-request.ts';

const dayMs = 86_400_000;

const daysAfter = (moment: string, days: number): string => new Date(Date.parse(moment) + days * dayMs).toISOString();

/**
 * Does what banks and holders do by themselves as the business clock advances: confirms accounts, debits them, objects.
 */
export async function passDebits(services: DebitServices): Promise<void> {
  const { database, debitAccounts, debitRequests, world } = services;
  const waiting = debitAccounts.listMethodsWaiting();
  if (waiting.length === 0 && !debitRequests.isTimeAwaited()) return;
  const now = (await world()).toISOString();
  inTransaction(database, () => {
    for (const method of waiting) {
      const active = { ...method, status: 'active', updatedAt: now } as const;
      debitAccounts.saveMethod(active);
      services.debitNotices.add(methodNotice(active, now));
    }
    for (const request of debitRequests.listTurning(now)) turn(request, services);
  });
}

function turn(request: DebitRequest, services: DebitServices): void {
  const { turnsAt, turnsTo, methodId } = request;
  const method = services.debitAccounts.findMethod(methodId);
  if (turnsAt === null || turnsTo === null || !method) return;
  const { becomes = 'successful', failure, days = 0, objectedAfterDays } = debitOutcomeOf(method.clabe);
  if (turnsTo === 'processing') {
    const ends = { turnsAt: daysAfter(turnsAt, days), turnsTo: becomes };
    services.debitRequests.save({ ...request, status: 'processing', updatedAt: turnsAt, ...ends });
    return;
  }
  if (turnsTo === 'failed') {
    const why = { failedReason: failure?.reason ?? null, failedMessage: failure?.message ?? null };
    turnRequest(request, { status: 'failed', updatedAt: turnsAt, ...why }, services);
    if (failure?.reason === '01') failMethod(methodId, { at: turnsAt, reason: failure.reason }, services);
    return;
  }
  const objects =
    turnsTo === 'successful' && objectedAfterDays !== undefined
      ? ({ turnsAt: daysAfter(turnsAt, objectedAfterDays), turnsTo: 'chargeback' } as const)
      : {};
  const chargebackAt = turnsTo === 'chargeback' ? turnsAt : null;
  turnRequest(request, { status: turnsTo, updatedAt: turnsAt, chargebackAt, ...objects }, services);
}

function failMethod(
  id: string,
  { at, reason }: { readonly at: string; readonly reason: string },
  { debitAccounts, debitNotices }: DebitServices,
): void {
  const method = debitAccounts.findMethod(id);
  if (!method) return;
  const failed = { ...method, status: 'failed', failedReason: reason, updatedAt: at } as const;
  debitAccounts.saveMethod(failed);
  debitNotices.add(methodNotice(failed, at));
}
