import { AML_RULE_KINDS, type AmlFacts, amlFindings } from '@lender/lending';
import type { Db } from '../../kernel/database/database.ts';
import { readMark, storeMark } from '../../kernel/database/read-mark.ts';
import { NOTHING_SWEPT, type SweepReport, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { readActs, readAmlFacts } from './read-aml-facts.ts';
import { type LiveThresholds, liveThresholds } from './thresholds-record.ts';

const DAY_MS = 86_400_000;
/** Two months: longer than any window of the rules, so that reports that come late are found too. */
const LOOK_BACK_MS = 62 * DAY_MS;
/** Part of the last run's new data that is read again, in milliseconds: rows may have been written since. */
const OVERLAP_MS = 3_600_000;

/**
 * Raises an alert for everything that the rules find, once each, however often it runs. Reads data that are new since
 * the last run, with all recent data related to them; if it never ran with these thresholds, it reads two months day by
 * day, so that no more than one day's new data are held at a time.
 */
export const raiseAlertsJob =
  (services: Pick<Services, 'db' | 'clock' | 'newId' | 'vault'>) => async (): Promise<SweepReport> => {
    const { db, clock } = services;
    const { now } = await clock.business(db);
    const live = await liveThresholds(db);
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    const raise = (facts: Partial<AmlFacts>) =>
      raiseAlerts({ payments: [], devices: [], acts: [], ...facts }, { live, now }, services);
    let swept = NOTHING_SWEPT;
    for (let from = await lookedUntil(db, { live, since }); from < now; ) {
      const to = new Date(Math.min(from.getTime() + DAY_MS, now.getTime()));
      swept = sweptBoth(swept, await raise(await readAmlFacts({ since, from, to }, services)));
      from = to;
    }
    swept = sweptBoth(swept, await raise({ acts: await readActs({ since }, services) }));
    await storeMark(db, { name: markOf(live), until: now });
    return swept;
  };

interface Looking {
  readonly live: LiveThresholds;
  readonly now: Date;
}

async function raiseAlerts(
  facts: AmlFacts,
  { live: { version, thresholds }, now }: Looking,
  { db, newId }: Pick<Services, 'db' | 'newId'>,
): Promise<SweepReport> {
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
}

/**
 * Returns the name of the mark of these thresholds. Other thresholds have a mark of their own: no run has used them
 * yet.
 */
const markOf = ({ version }: LiveThresholds): string => `aml_alerts.${version}`;

async function lookedUntil(
  db: Db,
  { live, since }: { readonly live: LiveThresholds; readonly since: Date },
): Promise<Date> {
  const mark = await readMark(db, markOf(live));
  return mark ? new Date(Math.max(since.getTime(), mark.getTime() - OVERLAP_MS)) : since;
}
