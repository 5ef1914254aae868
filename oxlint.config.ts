import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * Which folder of src/ may import which. Imports that are not listed are refused. Imports within a folder are relative; imports from
 * another folder use the alias `@/`.
 */
const folders = [
  'app',
  'pages',
  'layout',
  'sections',
  'staff',
  'desk',
  'backend',
  'leads',
  'content',
  'site',
  'ui',
  'boot',
  'lib',
] as const;
type Folder = (typeof folders)[number];

const mayImport: Record<Folder, readonly Folder[]> = {
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

/** Packages that only the listed folders may import. */
const owners: readonly { packages: string[]; folders: readonly Folder[] }[] = [
  { packages: ['@supabase/*'], folders: ['backend'] },
  { packages: ['@radix-ui/*', 'swiper', 'swiper/*', 'sonner'], folders: ['ui'] },
  { packages: ['react-hook-form', 'idb'], folders: ['leads'] },
  {
    packages: ['react', 'react-dom', 'react-dom/*', 'react-router-dom'],
    folders: folders.filter((folder) => folder !== 'site' && folder !== 'content'),
  },
];

interface Pattern {
  group?: string[];
  regex?: string;
  importNames?: string[];
  allowTypeImports?: boolean;
  message: string;
}

/** Import patterns that are forbidden in a folder. */
function forbiddenIn(folder: Folder): Pattern[] {
  const closed = folders.filter((other) => other !== folder && !mayImport[folder].includes(other));
  const others = folders.filter((other) => other !== folder).join('|');
  const patterns: Pattern[] = [
    { regex: `^(\\.\\./)+(${others})(/|$)`, message: 'Import other folders through the alias @/.' },
    { regex: '^@/main', message: 'Nothing may import the entry.' },
  ];
  if (closed.length > 0) {
    patterns.push({
      regex: `^@/(${closed.join('|')})(/|$)`,
      message: `src/${folder} may import only: ${mayImport[folder].join(', ') || 'nothing'} (oxlint.config.ts).`,
    });
  }
  if (folder !== 'boot')
    patterns.push({ regex: '^react$', importNames: ['lazy'], message: 'Load code later through src/boot, not React.lazy.' });
  for (const owner of owners) {
    if (!owner.folders.includes(folder))
      patterns.push({ group: owner.packages, message: `Only src/{${owner.folders.join(',')}} may import this package.` });
  }
  return patterns;
}

function refused(files: string, patterns: Pattern[]): OxlintOverride {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const noReact: Pattern = { group: ['react', 'react-dom', 'react-router-dom'], message: 'This folder must not depend on React.' };

/** Sections may not import content, because a page's file passes it to them. The lines of `treatmentSummaries` come late, with their section. */
const noContent: Pattern = {
  regex: '^@/content/(?!treatmentSummaries$)',
  allowTypeImports: true,
  message: 'Only src/pages/*.tsx read content; sections get it as props.',
};

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'unicorn', 'import', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'dist-server', 'dist-host', 'coverage', 'node_modules', '.local', 'supabase/.temp', 'spreadsheet-script'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'eslint/no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    'eslint/no-await-in-loop': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    // The oldest browsers (browsers.ts) lack toReversed().
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Wrappers may listen to events that bubble up from the controls inside, which have the roles.
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    // Popovers and non-modal popups are not <dialog> elements, and measured drawings are not <img> elements.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Props declared as methods are deliberately called without their object.
    'typescript/unbound-method': 'off',
    'typescript/consistent-return': 'off',
    // This rule reports libraries that the React Compiler cannot handle. The project does not use the compiler.
    'react/incompatible-library': 'off',
    // Some dependencies exist only to run the effect again.
    'react/exhaustive-effect-dependencies': 'off',
  },
  overrides: [
    ...folders.map((folder) => refused(`src/${folder}/**`, forbiddenIn(folder))),
    refused('src/leads/form/**', [...forbiddenIn('leads'), { regex: '/outbox/', message: 'A form sends its lead through LeadDelivery.' }]),
    refused('src/leads/outbox/**', [...forbiddenIn('leads'), { regex: '/form/', message: 'The outbox must not depend on the form.' }]),
    refused('src/desk/model/**', [
      ...forbiddenIn('desk'),
      { regex: '^\\.\\./(?!\\.\\./\\.\\./supabase/functions/_shared/)', message: 'src/desk/model must not import stores or components.' },
      noReact,
    ]),
    refused('src/desk/store/**', [
      ...forbiddenIn('desk'),
      { regex: '^\\.\\./(?!model/)', message: 'src/desk/store may import the model, not components.' },
      noReact,
    ]),
    ...(['pages/*', 'sections'] as const).map((part) =>
      refused(`src/${part}/**`, [...forbiddenIn(part === 'sections' ? part : 'pages'), noContent]),
    ),
    {
      files: ['src/**', 'supabase/functions/_shared/{attribution,honeypot,leadColumns,leadOrigin,phone,text}.ts'],
      jsPlugins: ['./scripts/lint/lateImports.ts', './scripts/lint/oldestBrowsers.ts'],
      rules: { 'late/imports': 'error', 'oldest-browsers/missing-api': 'error' },
    },
    {
      files: ['src/**/*.tsx'],
      jsPlugins: ['./scripts/lint/designTokens.ts', './scripts/lint/loneTexts.ts'],
      rules: { 'design/tokens': 'error', 'texts/lone': 'error' },
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
    // The loader's import() loads everything else.
    { files: ['src/boot/loader/start.ts'], rules: { 'late/imports': 'off' } },
    // The loader is inlined in every page, where run-time checks would only cost bytes.
    { files: ['src/boot/loader/**'], rules: { 'typescript/no-unsafe-type-assertion': 'off' } },
    { files: ['scripts/lint/*.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      // Names that say nothing to a newcomer, next to the field's own: content or text, response or result, variant, error, status badge,
      // icon, note, expanded, lazyDialog, lazyModule, background, waitForHydration.
      files: ['src/**', 'e2e/**'],
      rules: {
        'eslint/id-denylist': [
          'error',
          'words',
          'look',
          'faults',
          'remark',
          'unfolded',
          'wake',
          'openedPart',
          'grounds',
          'ground',
          'laidOut',
        ],
      },
    },
  ],
});
