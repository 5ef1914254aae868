/**
 * The oldest browsers in which every page and form works: the last for Windows 7 and 8 (Chrome, Edge, Firefox), and Safari on phones that
 * stop at iOS 16. Scripts and styles parse from iOS 15.4 on. Read by the build and the linter.
 */
export const OLDEST_BROWSERS = { chrome: '109', edge: '109', firefox: '115', safari: '16.0', ios: '16.0' } as const;

/** The build lowers syntax to these. */
export const BUILD_TARGET: string[] = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];
