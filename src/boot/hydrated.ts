/** Returns whether React manages an element: React marks each of its elements with a property. */
export const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
