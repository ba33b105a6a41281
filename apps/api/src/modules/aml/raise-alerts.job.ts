import { AML_RULE_KINDS, amlFindings } from '@lender/lending';
import type { SweepReport } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { readAmlFacts } from './read-aml-facts.ts';
import { liveThresholds } from './thresholds-record.ts';

/** Two months: longer than any window of the rules, so that what is heard of late is found too. */
const LOOK_BACK_MS = 62 * 86_400_000;

/** Raises an alert for everything that the rules find, once each, however often it runs. */
export const raiseAlertsJob = (services: Services) => async (): Promise<SweepReport> => {
  const { db, clock, newId } = services;
  const { now } = await clock.business(db);
  const { version, thresholds } = await liveThresholds(db);
  const facts = await readAmlFacts({ since: new Date(now.getTime() - LOOK_BACK_MS) }, services);
  for (const finding of amlFindings(facts, thresholds))
    await db
      .insertInto('aml_alert')
      .values({
        id: newId(),
        key: finding.key,
        kind: AML_RULE_KINDS[finding.rule],
        rule: finding.rule,
        state: 'new',
        thresholds: version,
        client_ids: [...finding.clientIds],
        loan_id: finding.loanId,
        payment_ids: [...finding.paymentIds],
        amount_centavos: finding.amountCentavos,
        staff_ids: [...finding.staffIds],
        raised_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  return { seen: facts.payments.length + facts.devices.length + facts.acts.length, failures: [] };
};
