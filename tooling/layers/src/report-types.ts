import ts from 'typescript';

/** Declarations in the reports of one package, by name. */
export type Declared = ReadonlyMap<string, ts.Node>;

/** Finds every type, interface, constant, import and type parameter. */
export function declarations(nodes: readonly ts.Node[]): Declared {
  return new Map(
    nodes.flatMap((node): [string, ts.Node][] => {
      if (ts.isTypeAliasDeclaration(node)) return [[node.name.text, node.type]];
      if (ts.isInterfaceDeclaration(node)) return [[node.name.text, node]];
      if (ts.isVariableDeclaration(node) && node.type) return [[node.name.getText(), node.type]];
      return ts.isImportSpecifier(node) || ts.isTypeParameterDeclaration(node) ? [[node.name.text, node]] : [];
    }),
  );
}

/** Returns the words that a type admits; none when it is wider than words. */
export function wordsOf(type: ts.Node | undefined, declared: Declared): string[] {
  if (!type) return [];
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((member) => wordsOf(member, declared));
  if (ts.isTupleTypeNode(type)) return type.elements.flatMap((element) => wordsOf(element, declared));
  if (ts.isTypeOperatorNode(type)) return operatedWords(type, declared);
  if (ts.isParenthesizedTypeNode(type)) return wordsOf(type.type, declared);
  if (ts.isIndexedAccessTypeNode(type)) return wordsOf(type.objectType, declared);
  if (ts.isTypeQueryNode(type)) return wordsOf(declared.get(type.exprName.getText()), declared);
  return ts.isTypeReferenceNode(type) ? wordsOf(declared.get(type.typeName.getText()), declared) : [];
}

/** `readonly ['a', 'b']` gives a and b, `keyof Ingredients` the names of their members. */
function operatedWords({ operator, type }: ts.TypeOperatorNode, declared: Declared): string[] {
  if (operator !== ts.SyntaxKind.KeyOfKeyword) return wordsOf(type, declared);
  const target = declared.get(type.getText());
  return target && ts.isInterfaceDeclaration(target) ? target.members.map(({ name }) => name?.getText() ?? '') : [];
}
