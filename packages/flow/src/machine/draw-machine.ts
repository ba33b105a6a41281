import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Draws a machine as a Mermaid state diagram: every state, and every move with its event and its guard. */
export const drawMachine = ({ root }: AnyStateMachine): string =>
  ['stateDiagram-v2', ...drawState(root, '  '), ...drawMoves(root)].join('\n');

/** Mermaid allows no dots in a name. */
const nameOf = ({ id }: AnyStateNode): string => id.replaceAll('.', '_');

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states);

function drawState(node: AnyStateNode, indent: string): readonly string[] {
  const head = `${indent}state "${node.key}" as ${nameOf(node)}`;
  const children = childrenOf(node);
  if (children.length === 0) return [head];
  const isParallel = node.type === 'parallel';
  const [initial] = isParallel ? [] : (node.initial?.target ?? []);
  return [
    `${head} {`,
    ...(initial ? [`${indent}  [*] --> ${nameOf(initial)}`] : []),
    ...children.flatMap((child, index) => [
      ...(isParallel && index > 0 ? [`${indent}  --`] : []),
      ...drawState(child, `${indent}  `),
    ]),
    `${indent}}`,
  ];
}

function drawMoves(node: AnyStateNode): readonly string[] {
  const moves: readonly AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return [...moves.flatMap((move) => drawMove(node, move)), ...childrenOf(node).flatMap(drawMoves)];
}

function drawMove(source: AnyStateNode, { target = [], guard, eventType }: AnyTransitionDefinition): readonly string[] {
  const condition = guard ? ` [${guardName(guard)}]` : '';
  return target.map((state) => `  ${nameOf(source)} --> ${nameOf(state)}: ${eventName(eventType)}${condition}`);
}

const guardName = (guard: unknown): string =>
  typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : String(guard);

/** Returns a readable name: `xstate.after.poll.flow.poll.waiting` is "after poll". */
function eventName(eventType: string): string {
  const [, kind, what] = /^xstate\.(after|done|error)\.(\w+)/.exec(eventType) ?? [];
  if (kind === 'after') return `after ${what}`;
  return kind ?? (eventType || 'at once');
}
