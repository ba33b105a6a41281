import { Disclosure, Stack, Text } from '@lender/ui';
import { Block } from './block.tsx';
import { caseCopy } from './case.copy.es.ts';
import * as css from './case.css.ts';
import type { DecisionView } from './decision-view.ts';

const { decision: copy } = caseCopy;

/**
 * Draws the rules that applied, prominently; how the score was calculated; and the rules that did not apply, folded.
 */
export function RulesBlock({ decision }: { readonly decision: DecisionView | undefined }) {
  if (!decision) return <Block title={copy.trace}>{<Text tone="soft">{copy.none}</Text>}</Block>;
  const { fired, silent, score } = decision;
  return (
    <Block title={copy.trace}>
      {fired.length === 0 && <Text tone="soft">{copy.noneFired}</Text>}
      {fired.map(({ id, question }) => (
        <div key={id} className={css.fired}>
          <strong>{id}</strong> · {question}
        </div>
      ))}
      {score && <Sum {...score} />}
      {silent.length > 0 && (
        <Disclosure summary={copy.silent(silent.length)}>
          <Stack as="ul" space="xxs">
            {silent.map(({ id, question, result }) => (
              <Text key={id} as="li" size="small" tone="soft">
                {id} · {question}: {result}
              </Text>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Block>
  );
}

function Sum({ base, parts, total, withoutPoints }: NonNullable<DecisionView['score']>) {
  return (
    <dl className={css.sum} aria-label={copy.sum}>
      <Row term={copy.base} points={base} />
      {parts.map(({ attribute, points }) => (
        <Row key={attribute} term={attribute} points={points} />
      ))}
      <div className={css.sumTotal}>
        <dt>{copy.score}</dt>
        <dd className={css.points}>{total}</dd>
      </div>
      {withoutPoints > 0 && <Row term={copy.withoutPoints(withoutPoints)} points="0" />}
    </dl>
  );
}

function Row({ term, points }: { readonly term: string; readonly points: string }) {
  return (
    <div className={css.sumRow}>
      <dt>{term}</dt>
      <dd className={css.points}>{points}</dd>
    </div>
  );
}
