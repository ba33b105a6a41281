import { fixed, type Slot } from '../../settings/setting.ts';
import type { LadderStep, Policy, ScoreAttribute, ScoreBand } from '../policy.ts';

/** Returns the settings of the scorecard, the bands and the ladder. */
export const tableSlots = ({ scorecard, bands, ladder }: Policy): Slot<Policy>[] => [
  {
    path: 'scorecard.base',
    kind: 'points',
    value: String(scorecard.base),
    change: (policy, text) => ({ ...policy, scorecard: { ...policy.scorecard, base: Number(text) } }),
  },
  ...scorecard.attributes.flatMap(attributeSlots),
  ...bands.flatMap(bandSlots),
  ...ladder.flatMap(ladderSlots),
];

function attributeSlots({ variable, enabled, bins }: ScoreAttribute): Slot<Policy>[] {
  const at = `scorecard.${variable}`;
  return [
    {
      path: `${at}.enabled`,
      kind: 'switch',
      value: String(enabled),
      change: changeAttribute(variable, (before, text) => ({ ...before, enabled: text === 'true' })),
    },
    fixed<Policy>(`${at}.bins`, bins.map(([from, to]) => `${from ?? ''}..${to ?? ''}`).join(' ')),
    ...bins.map(
      ([, , points], index): Slot<Policy> => ({
        path: `${at}.points.${index}`,
        kind: 'points',
        value: String(points),
        change: changeAttribute(variable, (before, text) => ({
          ...before,
          bins: before.bins.map((bin, each) => (each === index ? [bin[0], bin[1], Number(text)] : bin)),
        })),
      }),
    ),
  ];
}

const changeAttribute =
  (variable: string, change: (attribute: ScoreAttribute, text: string) => ScoreAttribute) =>
  (policy: Policy, text: string): Policy => ({
    ...policy,
    scorecard: {
      ...policy.scorecard,
      attributes: policy.scorecard.attributes.map((each) => (each.variable === variable ? change(each, text) : each)),
    },
  });

const bandSlots = ({ band, fromScore, paymentToIncome }: ScoreBand): Slot<Policy>[] => [
  {
    path: `bands.${band}.fromScore`,
    kind: 'points',
    value: String(fromScore),
    change: changeBand(band, (text) => ({ fromScore: Number(text) })),
  },
  {
    path: `bands.${band}.paymentToIncome`,
    kind: 'fraction',
    value: paymentToIncome,
    change: changeBand(band, (text) => ({ paymentToIncome: text })),
  },
];

const changeBand =
  (band: string, change: (text: string) => Partial<ScoreBand>) =>
  (policy: Policy, text: string): Policy => ({
    ...policy,
    bands: policy.bands.map((each) => (each.band === band ? { ...each, ...change(text) } : each)),
  });

const ladderSlots = ({ upToDaysLate, factor }: LadderStep, index: number): Slot<Policy>[] => [
  fixed<Policy>(`ladder.${index}.upToDaysLate`, String(upToDaysLate ?? '')),
  {
    path: `ladder.${index}.factor`,
    kind: 'fraction',
    value: factor,
    change: (policy, text) => ({
      ...policy,
      ladder: policy.ladder.map((step, each) => (each === index ? { ...step, factor: text } : step)),
    }),
  },
];
