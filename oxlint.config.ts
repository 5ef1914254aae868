import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The arrows of the house: what each room of src/ may import. Everything not named is refused.
 * A room may always import itself (relatively); rooms reach each other only through the alias `@/`.
 */
const rooms = ['app', 'pages', 'layout', 'sections', 'staff', 'desk', 'backend', 'leads', 'content', 'site', 'ui', 'boot', 'lib'] as const;
type Room = (typeof rooms)[number];

const mayImport: Record<Room, readonly Room[]> = {
  app: ['pages', 'layout', 'sections', 'staff', 'desk', 'backend', 'leads', 'content', 'site', 'ui', 'boot', 'lib'],
  pages: ['sections', 'leads', 'content', 'site', 'ui', 'boot', 'lib'],
  layout: ['leads', 'content', 'site', 'ui', 'boot', 'lib'],
  sections: ['leads', 'content', 'site', 'ui', 'boot', 'lib'],
  staff: ['desk', 'site', 'ui', 'boot', 'lib'],
  desk: ['leads', 'content', 'site', 'ui', 'boot', 'lib'],
  backend: ['staff', 'desk', 'leads', 'boot', 'lib'],
  leads: ['content', 'site', 'ui', 'boot', 'lib'],
  content: ['site', 'lib'],
  site: [],
  ui: ['boot', 'lib'],
  boot: ['lib'],
  lib: [],
};

/** Packages that only the named rooms may know. */
const owners: readonly { packages: string[]; rooms: readonly Room[] }[] = [
  { packages: ['@supabase/*'], rooms: ['backend'] },
  { packages: ['@radix-ui/*', 'swiper', 'swiper/*', 'sonner'], rooms: ['ui'] },
  { packages: ['react-hook-form', 'idb'], rooms: ['leads'] },
  {
    packages: ['react', 'react-dom', 'react-dom/*', 'react-router-dom'],
    rooms: rooms.filter((room) => room !== 'site' && room !== 'content'),
  },
];

interface Pattern {
  group?: string[];
  regex?: string;
  importNames?: string[];
  allowTypeImports?: boolean;
  message: string;
}

/** What a room may not import. */
function closedTo(room: Room): Pattern[] {
  const closed = rooms.filter((other) => other !== room && !mayImport[room].includes(other));
  const others = rooms.filter((other) => other !== room).join('|');
  const patterns: Pattern[] = [
    { regex: `^(\\.\\./)+(${others})(/|$)`, message: 'Rooms reach each other through the alias @/.' },
    { regex: '^@/main', message: 'Nobody imports the entry.' },
  ];
  if (closed.length > 0) {
    patterns.push({
      regex: `^@/(${closed.join('|')})(/|$)`,
      message: `src/${room} may import only: ${mayImport[room].join(', ') || 'nothing'} (oxlint.config.ts).`,
    });
  }
  if (room !== 'boot') patterns.push({ regex: '^react$', importNames: ['lazy'], message: 'What comes late comes through src/boot.' });
  for (const owner of owners) {
    if (!owner.rooms.includes(room))
      patterns.push({ group: owner.packages, message: `Only src/{${owner.rooms.join(',')}} may know this package.` });
  }
  return patterns;
}

function refused(files: string, patterns: Pattern[]): OxlintOverride {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const noReact: Pattern = { group: ['react', 'react-dom', 'react-router-dom'], message: 'This folder works without React.' };

/** A page's file hands the words to its parts. */
const words: Pattern = { regex: '^@/content/', allowTypeImports: true, message: 'Only src/pages/*.tsx read words; parts are given them.' };

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'unicorn', 'import', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: [
    'dist',
    'dist-server',
    'dist-host',
    'coverage',
    'node_modules',
    '.local',
    'supabase/.temp',
    'spreadsheet-script',
    'pictures/artwork',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-default-export': 'error',
    'eslint/no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    'eslint/no-await-in-loop': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    // toReversed() is younger than the oldest browsers (browsers.ts).
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Wrappers may listen to what bubbles up to them; the controls inside carry the roles.
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    // A popover, a measured drawing and a non-modal popup are no <dialog> and no <img>.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Props written as methods are called without their object, on purpose.
    'typescript/unbound-method': 'off',
    'typescript/consistent-return': 'off',
    // The React Compiler is not used; its list of libraries that it cannot handle does not concern us.
    'react/incompatible-library': 'off',
    // A dependency may be there to run the effect again.
    'react/exhaustive-effect-dependencies': 'off',
  },
  overrides: [
    ...rooms.map((room) => refused(`src/${room}/**`, closedTo(room))),
    refused('src/desk/model/**', [...closedTo('desk'), { regex: '^\\.\\./', message: 'The rules know no store and no screen.' }, noReact]),
    refused('src/desk/store/**', [
      ...closedTo('desk'),
      { regex: '^\\.\\./(?!model/)', message: 'A store knows the rules, not the screen.' },
      noReact,
    ]),
    ...(['pages/*', 'sections'] as const).map((part) =>
      refused(`src/${part}/**`, [...closedTo(part === 'sections' ? part : 'pages'), words]),
    ),
    {
      files: ['src/**'],
      jsPlugins: ['./scripts/lateImports.ts', './scripts/oldestBrowsers.ts'],
      rules: { 'late/imports': 'error', 'oldest-browsers/missing-api': 'error' },
    },
    { files: ['src/pages/**', '*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['src/backend/**', 'tests/**', 'e2e/**', 'local/**', 'scripts/**', 'lab/**', 'pictures/**', 'supabase/**'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    {
      files: ['local/**', 'scripts/**', 'lab/**', 'pictures/**', 'supabase/**', 'tests/**', 'e2e/**'],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: ['tests/**', 'e2e/**'],
      rules: { 'typescript/no-base-to-string': 'off', 'vitest/no-standalone-expect': 'off', 'unicorn/prefer-add-event-listener': 'off' },
    },
    {
      files: ['e2e/*.spec.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: '@playwright/test',
                importNames: ['test', 'expect'],
                message: 'e2e/support/test.ts also fails on script errors and CSP violations.',
              },
            ],
          },
        ],
      },
    },
    { files: ['e2e/support/removeData.ts'], rules: { 'import/no-default-export': 'off' } },
    // Fetches everything else.
    { files: ['src/boot/loader/start.ts'], rules: { 'late/imports': 'off' } },
    // Stands in the HTML of every page: an assertion where a check at run time would only cost bytes.
    { files: ['src/boot/loader/**'], rules: { 'typescript/no-unsafe-type-assertion': 'off' } },
    { files: ['scripts/lateImports.ts', 'scripts/oldestBrowsers.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});
