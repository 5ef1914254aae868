import { parseSync } from 'vite';

/** A node of the syntax tree, as far as it is needed here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Comment {
  value: string;
  start: number;
  end: number;
}

export function parse(file: string, source: string): { program: Node; comments: readonly Comment[] } {
  const { program, comments, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  return { program: program as unknown as Node, comments };
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The names that are used in it: `items` in `{ items }`. */
export function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  const parts = node.type === 'Property' ? [node.value].filter(isNode) : childrenOf(node);
  return parts.flatMap(namesIn);
}

/** What a declaration or an entry of an object is called. */
export function nameOf(node: Node): string | undefined {
  const named = node.type === 'VariableDeclarator' ? node.id : node.type === 'Property' ? node.key : undefined;
  if (!isNode(named)) return undefined;
  if (named.type === 'Identifier') return String(named.name);
  return named.type === 'Literal' ? String(named.value) : undefined;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}
