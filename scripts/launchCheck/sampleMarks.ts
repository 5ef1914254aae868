import { childrenOf, isNode, nameOf, namesIn, type Node, parse } from './syntax.ts';

/** One part of a content file that is invented until the owner has checked it. */
export interface SampleMark {
  kind: 'people' | 'prices' | 'words';
  file: string;
  /** The lines that carry the mark: the comment, `sample: true`. */
  lines: readonly number[];
  /** `about.founder`; undefined for the whole file. */
  name: string | undefined;
  /** What the comment says is sample. */
  comment: string | undefined;
  /** How many entries of a list are marked each for itself. */
  entries: number;
}

/** A declaration or an entry of an object that a mark can belong to. */
interface Part {
  path: string;
  node: Node;
  /** Where its statement or entry begins: a comment above it ends before. */
  start: number;
  /** Positions of `sample: true` of its own and of the entries of its list. */
  own: number[];
  entries: number[];
}

const PEOPLE = /team|founder|stor(y|ies)|review|letter|voice|client|quote/i;
/** A comment that speaks of the words beside prices, not of the prices. */
const WORDS = /\b(notes?|descriptions?|names|words|texts?|groups)\b/i;

/** Finds both ways in which a content file marks samples: `sample: true` and a comment with the word "Sample". */
export function sampleMarks(file: string, source: string): SampleMark[] {
  const { program, comments } = parse(file, source);
  const parts: Part[] = [];
  collect(program, undefined, undefined, parts);
  const lineAt = (position: number) => source.slice(0, position).split('\n').length;
  const marks: SampleMark[] = [];
  const spoken = new Map<Part, string>();
  const lines = new Map<Part, number[]>();
  const add = (part: Part, positions: readonly number[]) => lines.set(part, [...(lines.get(part) ?? []), ...positions.map(lineAt)]);

  for (const { value, start, end } of comments) {
    const comment = sampleWords(value);
    if (comment === undefined) continue;
    const position = start + value.search(/\bSample\b/);
    const part = after(end, parts);
    const next = Math.min(...[...childrenOf(program), ...parts].map((node) => node.start).filter((other) => other >= end));
    // A comment with an empty line below speaks of the whole file.
    if (part && !/\n\s*\n/.test(source.slice(end, next))) {
      spoken.set(part, comment);
      add(part, [position]);
    } else marks.push({ kind: 'words', file, lines: [lineAt(position)], name: undefined, comment, entries: 0 });
  }
  for (const part of parts) {
    // `faq: { questions, sample: true }` says again what the comment above `questions` says.
    const names = part.own.length > 0 ? namesIn(part.node) : [];
    const same = spoken.has(part) ? part : [...spoken.keys()].find(({ path }) => names.includes(path));
    const positions = part.own.length > 0 ? part.own : part.entries.slice(0, 1);
    if (positions.length > 0) add(same ?? part, positions);
  }
  for (const [part, own] of lines) {
    const comment = spoken.get(part);
    marks.push({ kind: kindOf(file, part, comment), file, lines: own, name: part.path, comment, entries: part.entries.length });
  }
  return marks.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}

/** The mark in words for the owner: where it stands, and what of it is sample. */
export function markSentence({ file, lines, name, comment, entries }: SampleMark): string {
  const where = `${file}, ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(' and ')}, ${name ?? 'the whole page'}`;
  const count = entries > 0 ? [entries === 1 ? '1 entry' : `${entries} entries`] : [];
  const said = comment ? [comment.replace(/\s*\(§\d+\)/g, '').replace(/\.$/, '')] : [];
  return `${where}: ${[...count, ...said].join(', ') || 'all of it'}.`;
}

function collect(node: Node, owner: Part | undefined, statement: Node | undefined, parts: Part[]): void {
  const outer = /^(Export\w*|Variable)Declaration$/.test(node.type) ? (statement ?? node) : statement;
  const name = nameOf(node);
  let part = owner;
  if (name !== undefined) {
    const start = node.type === 'VariableDeclarator' ? (outer ?? node).start : node.start;
    part = { path: owner ? `${owner.path}.${name}` : name, node, start, own: [], entries: [] };
    parts.push(part);
  }
  if (node.type === 'ObjectExpression' && owner) {
    const mark = childrenOf(node).find((entry) => nameOf(entry) === 'sample' && isNode(entry.value) && entry.value.value === true);
    if (mark) (isIn(owner.node, node) ? owner.own : owner.entries).push(mark.start);
  }
  for (const child of childrenOf(node)) collect(child, part, name === undefined ? outer : undefined, parts);
}

/** Whether the object is the part's own value (`founder: {...}`, also with `as const`), not an entry of its list. */
function isIn(part: Node, object: Node): boolean {
  let value = part.type === 'Property' ? part.value : part.init;
  while (isNode(value) && isNode(value.expression)) value = value.expression;
  return value === object;
}

/** What begins first after a position. */
function after<T extends { start: number }>(position: number, candidates: readonly T[]): T | undefined {
  return candidates.filter(({ start }) => start >= position).toSorted((a, b) => a.start - b.start)[0];
}

function sampleWords(comment: string): string | undefined {
  const text = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .trim();
  return /\bSample\b:?\s*(.*)$/.exec(text)?.[1];
}

function kindOf(file: string, { path, node }: Part, comment: string | undefined): SampleMark['kind'] {
  if (PEOPLE.test(path) || /\/(team|clientStories)\.ts$/.test(file) || (comment !== undefined && /\bclients?\b|\breviews\b/i.test(comment)))
    return 'people';
  const priced = allNames(node).some((name) => /^price(GM|M)?$/.test(name));
  return priced && !WORDS.test(comment ?? '') ? 'prices' : 'words';
}

function allNames(node: Node): string[] {
  return [...(nameOf(node) === undefined ? [] : [String(nameOf(node))]), ...childrenOf(node).flatMap(allNames)];
}
