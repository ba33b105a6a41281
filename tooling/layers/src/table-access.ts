import ts from 'typescript';

/** Read or write of one table by a query. */
export interface TableAccess {
  readonly table: string;
  readonly kind: 'read' | 'write';
}

const WRITING = new Set(['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto', 'deleteOld']);
const READING = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'from',
  'using',
]);

/** Cheap sign of a file with a query; the others are not parsed. */
const HAS_QUERY = /(?:From|Into|Table|Old|Join|\.from|\.using)\(|sql|\b(?:select|update|insert)\s/;
const WRITTEN_IN_SQL = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?"?(\w+)/gi;
const READ_IN_SQL = /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?"?(\w+)/gi;

/**
 * Returns the tables that the queries of a source file read and write, each once: by the methods of Kysely, in SQL, and
 * by name in a file that passes table names to `sql.table`.
 *
 * @param tables - every table of the schema; other names in a query are its own
 */
export function tableAccess(text: string, tables: ReadonlySet<string>): readonly TableAccess[] {
  if (!HAS_QUERY.test(text)) return [];
  const file = ts.createSourceFile('queries.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, TableAccess>();
  const add = (kind: TableAccess['kind'], names: readonly string[]) => {
    for (const table of names) if (tables.has(table)) found.set(`${kind} ${table}`, { table, kind });
  };
  const namesByVariable = /\bsql\.table\(/.test(text);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = nameOfCallee(node);
      if (WRITING.has(called)) add('write', node.arguments.flatMap(tableNames));
      if (READING.has(called)) add('read', node.arguments.flatMap(tableNames));
    } else if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
      const sql = isSql(node) ? textOf(node) : '';
      add('write', firstGroups(sql, WRITTEN_IN_SQL));
      add('read', firstGroups(sql.replaceAll(/\bdelete\s+from\b/gi, ''), READ_IN_SQL));
      if (namesByVariable && !ts.isTemplateExpression(node)) add('read', [node.text]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

function nameOfCallee({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Returns the tables that an argument names: `'loan'`, `'loan as one'`, or a list of them. */
function tableNames(argument: ts.Node): readonly string[] {
  if (ts.isArrayLiteralExpression(argument)) return argument.elements.flatMap(tableNames);
  return ts.isStringLiteralLike(argument) ? [argument.text.replace(/ as \w+$/, '')] : [];
}

/** Tells whether a literal is a statement, or a part of one behind the tag `sql`. */
function isSql(node: ts.TemplateExpression | ts.StringLiteralLike): boolean {
  const isTagged = ts.isTaggedTemplateExpression(node.parent) && /^sql\b/.test(node.parent.tag.getText());
  return isTagged || /^\s*(?:select|insert|update|delete|merge|truncate|with)\s/.test(textOf(node));
}

/** Returns the text of a literal, with each value that is put into it as a question mark. */
function textOf(node: ts.TemplateExpression | ts.StringLiteralLike): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('?');
}

const firstGroups = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
