import ts from 'typescript';
import { allNodes } from './all-nodes.ts';

/** Sizes of one source file. */
export interface FileSizes {
  readonly lines: number;
  /** Lines of each function that has a name: declared, a method, an accessor, or an arrow bound to one. */
  readonly functions: readonly number[];
  /** Casts by `as` or `<T>`; `as const` is none. */
  readonly casts: number;
  readonly anys: number;
}

/** Measures one file by its syntax. */
export function measureSizes(path: string, text: string): FileSizes {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKindOf(path));
  const nodes = allNodes(file);
  return {
    lines: linesOf(text.trimEnd()),
    functions: nodes.filter(isNamedFunction).map((node) => linesOf(node.getText())),
    casts: nodes.filter(isCast).length,
    anys: nodes.filter((node) => node.kind === ts.SyntaxKind.AnyKeyword).length,
  };
}

/** Returns the smallest value that at least 95 % of the values do not exceed; 0 for none. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

const linesOf = (text: string) => text.split('\n').length;

const scriptKindOf = (path: string) => (path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node)) return !!node.body;
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false;
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent);
}

function isCast(node: ts.Node): boolean {
  if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return false;
  return !(ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const');
}
