import ts from 'typescript';
import { allNodes } from './all-nodes.ts';
import { type Declared, declarations, wordsOf } from './report-types.ts';

/** A problem that a package may report, as its API report declares it. */
export interface DeclaredProblem {
  readonly code: string;
  /** Facts of the declared types, from which a sentence can be made. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Problems that were found in the API reports of one package. */
export interface DeclaredProblems {
  readonly problems: readonly DeclaredProblem[];
  /** Names of problems that are declared nowhere: their codes are unknown. */
  readonly hidden: readonly string[];
}

/**
 * Reads the codes out of API reports: of properties called `code` and of lists called `refusals`, of the `kind` of errors,
 * and of results that fail with a bare word.
 *
 * @param reports - the texts of every report of one package
 */
export function declaredProblems(reports: readonly string[]): DeclaredProblems {
  const files = reports.map((report) =>
    ts.createSourceFile('report.ts', programIn(report), ts.ScriptTarget.Latest, true),
  );
  const nodes = files.flatMap(allNodes);
  const declared = declarations(nodes);
  return { problems: nodes.flatMap((node) => problemsAt(node, declared)), hidden: hiddenProblems(nodes, declared) };
}

const programIn = (report: string): string => /```ts\n([\s\S]*)```/.exec(report)?.[1] ?? '';

function problemsAt(node: ts.Node, declared: Declared): DeclaredProblem[] {
  const reported = (type: ts.Node | undefined, facts: DeclaredProblem['facts'] = {}) =>
    wordsOf(type, declared).map((code) => ({ code, facts }));
  if (ts.isPropertySignature(node) && !isChosen(node)) {
    const name = node.name.getText();
    return name === 'code' || name === 'refusals' ? reported(node.type, factsBeside(node, declared)) : [];
  }
  if (ts.isPropertyDeclaration(node) && node.name.getText() === 'kind') return reported(node.type);
  return ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Result' ? reported(node.typeArguments?.[1]) : [];
}

/** `Extract<Problem, { code: 'a' }>` chooses among problems that are declared elsewhere; an enum has members. */
const isChosen = ({ parent }: ts.PropertySignature): boolean =>
  ts.isTypeReferenceNode(parent.parent) && /^Extract$|^Exclude$|Enum$/.test(parent.parent.typeName.getText());

function factsBeside({ parent }: ts.PropertySignature, declared: Declared): DeclaredProblem['facts'] {
  const parts = ts.isIntersectionTypeNode(parent.parent) ? parent.parent.types : [parent];
  return Object.fromEntries(
    parts
      .flatMap((part) => membersOf(part, declared))
      .filter(ts.isPropertySignature)
      .map(({ name, type }) => [name.getText(), wordsOf(type, declared)[0] ?? 1] as const),
  );
}

function membersOf(node: ts.Node | undefined, declared: Declared): readonly ts.TypeElement[] {
  if (node && ts.isTypeReferenceNode(node)) return membersOf(declared.get(node.typeName.getText()), declared);
  return node && (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) ? node.members : [];
}

const hiddenProblems = (nodes: readonly ts.Node[], declared: Declared): string[] =>
  nodes
    .filter(ts.isTypeReferenceNode)
    .map(({ typeName }) => typeName.getText())
    .filter((name) => /Problem$|Refusal$/.test(name) && !declared.has(name));
