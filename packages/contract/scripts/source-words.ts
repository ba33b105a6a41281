import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCES = new URL('../src/', import.meta.url);
const HEAD =
  '// Written by `pnpm --filter @lender/contract generate`: the version, and what the comments of the endpoints and of their fields say.\n';

/** File that holds the texts of the comments. */
export const WORDS_FILE = new URL('openapi/source-words.generated.ts', SOURCES);

/** Object as it is written in the code. */
interface Written {
  /** The object's own names, in order. */
  readonly names: readonly string[];
  /** True when other objects are spread into it, or it into others. */
  readonly isPart: boolean;
  readonly words: Readonly<Record<string, string>>;
}

/** Returns the module with the texts of the comments: readers of the OpenAPI document do not see the code. */
export function sourceWords(): string {
  const folders: Record<string, string> = {};
  const calls: Record<string, string> = {};
  const objects: Written[] = [];
  for (const file of globSync('*/**/*.ts', { cwd: fileURLToPath(SOURCES) }).toSorted()) {
    // Data and tests have the names of shapes, but are no shapes.
    if (/\.(?:test|data)\.ts$/.test(file) || file.startsWith('openapi/')) continue;
    const text = readFileSync(new URL(file, SOURCES), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    visit(source, (node) => {
      if (ts.isObjectLiteralExpression(node)) objects.push(...writtenObject(node));
      const call = endpointName(node);
      if (call === undefined) return;
      folders[call] = file.split('/', 1).join();
      const said = wordsAbove(node);
      if (said) calls[call] = said;
    });
  }
  const { version } = JSON.parse(readFileSync(new URL('../package.json', SOURCES), 'utf8'));
  return `${HEAD}
/** The version of this package, so that a document tells which contract it describes. */
export const CONTRACT_VERSION = ${JSON.stringify(version)};

/** The folder of each endpoint, which has the name of its module. */
export const FOLDERS: Readonly<Record<string, string>> = ${JSON.stringify(folders)};

/** What the comment above an endpoint says. */
export const CALL_WORDS: Readonly<Record<string, string>> = ${JSON.stringify(calls)};

/** What the comments of fields say, by the names of their whole object; \`isPart\`: other names may stand beside them. */
export const OBJECT_WORDS: readonly {
  readonly names: readonly string[];
  readonly isPart: boolean;
  readonly words: Readonly<Record<string, string>>;
}[] = ${JSON.stringify(agreed(objects))};
`;
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** Returns `listCases` for `export const listCases = defineEndpoint(…)`. */
function endpointName(node: ts.Node): string | undefined {
  if (!ts.isVariableStatement(node)) return undefined;
  const [declared] = node.declarationList.declarations;
  const made = declared?.initializer;
  return made && ts.isCallExpression(made) && made.expression.getText() === 'defineEndpoint'
    ? declared.name.getText()
    : undefined;
}

/** Returns the object with its texts, unless it declares an endpoint, which is no shape. */
function writtenObject(node: ts.ObjectLiteralExpression): Written[] {
  const holder = node.parent;
  if (ts.isCallExpression(holder) && holder.expression.getText() === 'defineEndpoint') return [];
  const names = node.properties.flatMap(({ name }) => (name ? [name.getText()] : []));
  const words = node.properties.flatMap((property) => {
    const said = property.name && wordsAbove(property);
    return property.name && said ? [[property.name.getText(), said] as const] : [];
  });
  const isWhole = ts.isCallExpression(holder) && /^z\.(?:object|strictObject)$/.test(holder.expression.getText());
  const isPart = !isWhole || names.length < node.properties.length;
  return [{ names: names.toSorted(), isPart, words: Object.fromEntries(words) }];
}

/** Returns the text of the comment above, in one line. */
function wordsAbove(node: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return text?.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Merges objects with the same names into one, with the texts on which they agree; an object without texts agrees to
 * nothing.
 */
function agreed(objects: readonly Written[]): Written[] {
  const alike = new Map<string, Written[]>();
  for (const object of objects) {
    const key = `${object.isPart} ${object.names.join()}`;
    alike.set(key, [...(alike.get(key) ?? []), object]);
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const kept = Object.entries(first.words).filter(([name, said]) =>
      others.every(({ words }) => words[name] === said),
    );
    return kept.length > 0 ? [{ ...first, words: Object.fromEntries(kept) }] : [];
  });
}
