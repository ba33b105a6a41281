import { AML_RULE_KINDS, type AmlFacts, amlFindings } from '@lender/lending';
import type { Db } from '../../kernel/database/database.ts';
import { NOTHING_SWEPT, type SweepReport, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { readActs, readNews } from './read-aml-facts.ts';
import { type LiveThresholds, liveThresholds } from './thresholds-record.ts';

const DAY_MS = 86_400_000;
/** Two months: longer than any window of the rules, so that what is heard of late is found too. */
const LOOK_BACK_MS = 62 * DAY_MS;
/** Of what was new last time so much is looked at again: it may have been written since. */
const OVERLAP_MS = 3_600_000;

/**
 * Raises an alert for everything that the rules find, once each, however often it runs. What is new since it looked last is
 * looked at, with whatever of late that hangs together with; where it never looked by these thresholds, two months day by
 * day, so that no more than a day's news is held at a time.
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
      swept = sweptBoth(swept, await raise(await readNews({ since, from, to }, services)));
      from = to;
    }
    swept = sweptBoth(swept, await raise({ acts: await readActs({ since }, services) }));
    await keepLook(db, { live, now });
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

/** Other thresholds have a mark of their own: by them nobody looked yet. */
const markOf = ({ version }: LiveThresholds): string => `aml_alerts.${version}`;

async function lookedUntil(
  db: Db,
  { live, since }: { readonly live: LiveThresholds; readonly since: Date },
): Promise<Date> {
  const mark = await db
    .selectFrom('provider_mark')
    .select('read_until')
    .where('name', '=', markOf(live))
    .executeTakeFirst();
  return mark ? new Date(Math.max(since.getTime(), mark.read_until.getTime() - OVERLAP_MS)) : since;
}

async function keepLook(db: Db, { live, now }: Looking): Promise<void> {
  const looked = { name: markOf(live), read_until: now };
  await db
    .insertInto('provider_mark')
    .values(looked)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(looked))
    .execute();
}
