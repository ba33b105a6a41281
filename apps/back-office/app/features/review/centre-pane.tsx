import type { ReactNode } from 'react';
import { caseCopy } from './case.copy.es.ts';
import * as css from './case.css.ts';
import { CaseTabLinks } from './case-tab-links.tsx';
import type { CaseTab } from './case-tabs.ts';
import type { CaseView } from './case-view.ts';
import { ComparedTable } from './compared-table.tsx';
import { DecisionBlock } from './decision-block.tsx';
import { SourceBlocks } from './evidence/source-blocks.tsx';
import { SourcesList } from './evidence/sources-list.tsx';
import { FactsBlock } from './facts-block.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { Pane } from './pane.tsx';

export interface CentrePaneProps {
  readonly view: CaseView;
  readonly tab: CaseTab;
  /** Identifier that was asked to be shown in full, or the form that asks for it. */
  readonly children?: ReactNode;
}

/** Shows one part of the case. */
export function CentrePane({ view, tab, children }: CentrePaneProps) {
  const shown = view.tabs.includes(tab) ? tab : 'resumen';
  const Part = PARTS[shown];
  return (
    <Pane label={caseCopy.panes.centre} place="centre">
      <CaseTabLinks tabs={view.tabs} current={shown} />
      {children}
      <Part {...view} />
    </Pane>
  );
}

const PARTS: Readonly<Record<CaseTab, (view: CaseView) => ReactNode>> = {
  resumen: ({ groups, offer, sources, identity, income }) => (
    <>
      <div className={css.facts}>
        {offer && <OfferPanel offer={offer} />}
        <FactsBlock {...groups.identity} />
        <FactsBlock {...groups.employment} />
        <FactsBlock {...groups.bank} />
      </div>
      <ComparedTable rows={[...identity, ...income].filter(({ differs }) => differs)} />
      <SourcesList sources={sources} />
    </>
  ),
  identidad: ({ groups, identity, sources }) => (
    <>
      <ComparedTable rows={identity} />
      <div className={css.facts}>
        <FactsBlock {...groups.identity} />
        <FactsBlock {...groups.address} />
        <SourceBlocks sources={sources} names={['identity']} />
      </div>
    </>
  ),
  ingreso: ({ groups, income, sources }) => (
    <>
      <ComparedTable rows={income} />
      <div className={css.facts}>
        <FactsBlock {...groups.employment} />
        <SourceBlocks sources={sources} names={['bank']} />
        <FactsBlock {...groups.bank} />
      </div>
    </>
  ),
  buro: ({ sources }) => <SourceBlocks sources={sources} names={['bureau']} />,
  dispositivo: ({ sources }) => (
    <div className={css.facts}>
      <SourceBlocks sources={sources} names={['device', 'captcha', 'collector']} />
    </div>
  ),
  referencias: ({ groups }) => <FactsBlock {...groups.contact} />,
  historial: ({ decisions }) => decisions.map((decision) => <DecisionBlock key={decision.id} {...decision} />),
};
