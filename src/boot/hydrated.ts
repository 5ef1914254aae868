/** Returns whether React manages an element: it marks every such element with a property. */
export const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
