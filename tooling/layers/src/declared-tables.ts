import ts from 'typescript';

/** Returns the tables that a source file declares: the members of its exported interface of tables. */
export function declaredTables(text: string): readonly string[] {
  const file = ts.createSourceFile('tables.ts', text, ts.ScriptTarget.Latest);
  const isExported = (node: ts.InterfaceDeclaration) =>
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return file.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((node) => isExported(node) && /Tables$|^Database$/.test(node.name.text))
    .flatMap(({ members }) => members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])));
}
