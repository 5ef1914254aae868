/**
 * The oldest browsers on which every page and form works: the last for Windows 7 and 8 (Chrome, Edge, Firefox), and the Safari of phones
 * that end at iOS 16. Scripts and styles parse on iOS 15.4 already. The build and the linter take them from here.
 */
export const OLDEST_BROWSERS = { chrome: '109', edge: '109', firefox: '115', safari: '16.0', ios: '16.0' } as const;

/** What the build lowers syntax to. */
export const BUILD_TARGET: string[] = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];
