import ts from 'typescript';
import { allNodes } from './all-nodes.ts';

/** Names of endpoints in one source file. */
interface EndpointBindings {
  /** Endpoints that the file declares with `defineEndpoint`. */
  readonly declared: readonly string[];
  /** Endpoints that the file passes to `implement` or a function like it, by the names under which they are imported. */
  readonly implemented: readonly string[];
}

/** Reads which endpoints a file declares and which it implements. */
export function bindingsOf({ path, text }: { readonly path: string; readonly text: string }): EndpointBindings {
  if (!/\b(?:defineEndpoint|implement\w*)\(/.test(text)) return { declared: [], implemented: [] };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const nodes = allNodes(file);
  const imported = new Map(
    nodes.filter(ts.isImportSpecifier).map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]),
  );
  return {
    declared: nodes.flatMap((node) =>
      ts.isVariableDeclaration(node) && calledName(node.initializer) === 'defineEndpoint' ? [node.name.getText()] : [],
    ),
    implemented: nodes.flatMap((node) => {
      if (!ts.isCallExpression(node) || !calledName(node)?.startsWith('implement')) return [];
      const [endpoint] = node.arguments;
      const name = endpoint && imported.get(endpoint.getText());
      return name === undefined ? [] : [name];
    }),
  };
}

const calledName = (node: ts.Node | undefined): string | undefined =>
  node && ts.isCallExpression(node) ? node.expression.getText() : undefined;
