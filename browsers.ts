/**
 * The oldest browsers in which every page and form works: the last versions for Windows 7 and 8 (Chrome, Edge, Firefox), and Safari on
 * phones that cannot update beyond iOS 16. Scripts and styles parse from iOS 15.4 on. The build and the linter read this list.
 */
export const OLDEST_BROWSERS = { chrome: '109', edge: '109', firefox: '115', safari: '16.0', ios: '16.0' } as const;

/** The browser versions for which the build lowers syntax. */
export const BUILD_TARGET: string[] = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];
