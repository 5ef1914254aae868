/** Returns whether React manages a node: React marks its nodes with properties, the root's element with `__reactContainer$` only. */
export const isHydrated = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));
