import type { ReportedFlow } from '@lender/flow/routes';
import { Button, Card, DescriptionList, Heading, Inline, Stack, Text } from '@lender/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../page/language.ts';
import { flowEn } from './flow.copy.en.ts';
import { flowEs } from './flow.copy.es.ts';
import { startWalk, type Walk, type WalkInput, type WalkStep } from './walk.ts';

interface MachineWalkProps extends Pick<WalkInput, 'pathname' | 'session'> {
  readonly flow: ReportedFlow;
}

const EVENTS = ['page.busy', 'page.idle', 'flow.refresh', 'tab.hidden', 'tab.visible'] as const;

/** State machine of the flow, operated by hand. */
export function MachineWalk(props: MachineWalkProps) {
  const words = useWords({ es: flowEs, en: flowEn });
  const { walk, step, restart } = useWalk(props);
  return (
    <Card>
      <Stack>
        <Heading level={2}>{words.machine}</Heading>
        <Text tone="soft">{words.machineHint}</Text>
        <Inline space="xs">
          <Button size="small" onClick={() => walk.current?.wait()}>
            {words.events.wait}
          </Button>
          {EVENTS.map((type) => (
            <Button key={type} tone="secondary" size="small" onClick={() => walk.current?.send({ type })}>
              {words.events[type]}
            </Button>
          ))}
          <Button tone="quiet" size="small" onClick={restart}>
            {words.events.restart}
          </Button>
        </Inline>
        <div role="status">
          <DescriptionList
            items={[
              { term: words.state, detail: <code>{step.state}</code> },
              { term: words.moves, detail: step.said.length > 0 ? <code>{step.said.join(' · ')}</code> : words.quiet },
            ]}
          />
        </div>
      </Stack>
    </Card>
  );
}

function useWalk({ pathname, session, flow }: MachineWalkProps) {
  const [step, setStep] = useState<WalkStep>({ state: '', said: [] });
  const [turn, setTurn] = useState(0);
  const walk = useRef<Walk>(undefined);
  const answer = useRef(flow);
  answer.current = flow;
  useEffect(() => {
    const started = startWalk({ pathname, session, answer: () => answer.current, onStep: setStep });
    walk.current = started;
    return started.stop;
  }, [pathname, session, turn]);
  return { walk, step, restart: () => setTurn(turn + 1) };
}
