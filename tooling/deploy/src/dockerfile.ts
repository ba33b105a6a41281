import { DockerfileParser } from 'dockerfile-ast';

/** One line of a stage. */
export interface Step {
  readonly keyword: string;
  readonly argument: string;
}

/** Returns the stages of a Dockerfile by their names, each with its lines in order. */
export function stagesOf(dockerfile: string): ReadonlyMap<string, readonly Step[]> {
  const stages = new Map<string, Step[]>();
  let current: Step[] = [];
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const keyword = instruction.getKeyword();
    const argument = instruction.getArgumentsContent() ?? '';
    if (keyword === 'FROM') {
      current = [];
      stages.set(/ AS (\S+)$/i.exec(argument)?.[1] ?? argument, current);
    } else current.push({ keyword, argument });
  }
  return stages;
}

/** Returns the command that a stage runs in the end: `CMD ["node", "server.ts"]`. */
export function commandOf(stages: ReturnType<typeof stagesOf>, stage: string): readonly string[] {
  const command = stages.get(stage)?.findLast(({ keyword }) => keyword === 'CMD')?.argument ?? '[]';
  const words: unknown = JSON.parse(command);
  return Array.isArray(words) ? words.map(String) : [];
}
