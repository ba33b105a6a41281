import { type Decision, ROUTES, resolveRoute, type Visit } from '@lender/flow/routes';
import { FLOW_STATUSES, FLOW_STEPS } from '@lender/lending';
import { Card, DescriptionList, Heading, Stack } from '@lender/ui';
import { useWords } from '../../page/language.ts';
import { useForm } from '../../page/use-address.ts';
import { FormFields } from '../../parts/form-fields.tsx';
import { optionsOf } from '../../parts/typed-select.tsx';
import { flowEn } from './flow.copy.en.ts';
import { flowEs } from './flow.copy.es.ts';
import { MachineWalk } from './machine-walk.tsx';
import { SESSIONS } from './walk.ts';

const FORM = { step: 'address', status: 'active', path: '/application/apply', session: 'client' };
const PATHS = ROUTES.map(({ path }) => path).filter((path) => path !== '*');

export default function FlowSection() {
  const words = useWords({ es: flowEs, en: flowEn });
  const { step, status, path, session } = useForm('flow', FORM);
  const flow = { step, status };
  const kind = SESSIONS.find((known) => known === session) ?? 'client';
  const visit = { flow, location: { pathname: path }, session: { kind }, config: { sandboxAllowed: false } };
  const statuses = FLOW_STATUSES.map((value) => ({ value, label: words.statuses[value] }));
  const sessions = SESSIONS.map((value) => ({ value, label: words.sessions[value] }));
  return (
    <>
      <Card>
        <Stack>
          <Heading level={2}>{words.server}</Heading>
          <FormFields
            prefix="flow"
            initials={FORM}
            labels={words.fields}
            options={{ step: optionsOf(FLOW_STEPS), status: statuses, path: optionsOf(PATHS), session: sessions }}
          />
          <Answers visit={visit} />
        </Stack>
      </Card>
      <MachineWalk key={`${path} ${kind}`} pathname={path} session={kind} flow={flow} />
    </>
  );
}

function Answers({ visit }: { readonly visit: Omit<Visit, 'mode'> }) {
  const { enter, poll, answers } = useWords({ es: flowEs, en: flowEn });
  const reported = (mode: Visit['mode']) => {
    const decision: Decision = resolveRoute({ ...visit, mode });
    if (decision.type === 'redirect') return answers.redirect(decision.to, decision.why);
    if (decision.type === 'external') return answers.external(decision.url);
    return decision.type === 'stay' ? answers.stay(decision.why) : answers[decision.type]();
  };
  return (
    <div role="status">
      <DescriptionList
        items={[
          { term: enter, detail: reported('enter') },
          { term: poll, detail: reported('poll') },
        ]}
      />
    </div>
  );
}
