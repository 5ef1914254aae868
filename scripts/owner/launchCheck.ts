// `npm run launch-check`: lists content that is still a sample and features that are still off. The owner runs it before the site goes
// live. It exits with 1 while any item is open. Like `npm run build`, it reads settings from the environment and .env.production.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadEnv } from 'vite';

import { readPhotos } from '../../pictures/pipeline/photos.ts';
import { slots } from '../../pictures/slots.ts';
import type { Slot } from '../../pictures/slots/slot.ts';
import { chatLinks, sampleChatLinks } from '../../src/site/chatLinks.ts';
import { facts, sampleFacts } from '../../src/site/facts.ts';
import { ownerFacts } from '../../src/site/ownerFacts.ts';
import { studioHours } from '../../src/site/studioHours.ts';
import { CLAIMS, claimsIn, differingPrices } from './claims.ts';
import { hoursPoints, setHoursLine } from './hours.ts';
import { linesWith, openQuestions, sampleComments, sampleValues, settingProblems } from './launchChecks.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const settings = loadEnv('production', root, 'VITE_');
const { photos, errors: photoProblems } = await readPhotos(join(root, 'pictures/photos'), slots);
const plates = Object.entries<Slot>(slots).filter(([name, { alt }]) => alt !== undefined && !photos.has(name)).length;
const SAMPLE_NAME: string = 'Atelier Marina';
const sampleNames: readonly string[] = sampleFacts;
/** An owner whose studio really has the sample name confirms this by removing `studioName` from sampleFacts and keeping its value. */
const isNameReal = facts.studioName === SAMPLE_NAME && !sampleNames.includes('studioName');

const groups: Readonly<Record<string, readonly string[]>> = {
  'Facts: in src/site/facts.ts write the real value and take its name off the list sampleFacts': sampleValues(facts, sampleFacts),
  'Chat links: in src/site/chatLinks.ts write the short link of your WhatsApp Business account and take its name off sampleChatLinks':
    sampleValues(chatLinks, sampleChatLinks),
  'Answers that only you know: write each as the `text` of its entry in src/site/ownerFacts.ts. Until then no page says anything about it':
    openQuestions(ownerFacts),
  'Opening hours: enter Ramadan and holidays as exceptions in src/site/studioHours.ts, and in knownUntil the day up to which you know them':
    hoursPoints(studioHours),
  'The name in other files: `npm run brand` draws the share images and writes site.webmanifest': isNameReal
    ? []
    : linesWith(new RegExp(SAMPLE_NAME), 'public/site.webmanifest', read('public/site.webmanifest'), `"${SAMPLE_NAME}"`),
  'People, prices and texts: use real people (with their consent), real quotes and current prices. Once an entry is true, delete "Sample: ..." in its comment':
    globSync('src/content/*.ts', { cwd: root })
      .toSorted()
      .flatMap((file) => sampleComments(file, read(file))),
  'Pictures: put photographs into pictures/photos (its README.md says how)': [
    ...(plates > 0 ? [`${plates} of ${Object.keys(slots).length} pictures are drawn plates; npm run photos lists them.`] : []),
    ...photoProblems,
  ],
  'Forms that send nothing: set `delivers: true`': linesWith(
    /delivers: false/,
    'src/leads/forms.ts',
    read('src/leads/forms.ts'),
    'nobody receives what a visitor types into this form.',
  ),
  'Build settings: set them where the site is built, or in .env.production; .env.example explains each': settingProblems(settings),
};

const copy = [...globSync('src/content/*.ts', { cwd: root }).toSorted(), 'src/leads/serviceOptions.ts'];
const inCopy = (list: (file: string, source: string) => string[]): string[] => copy.flatMap((file) => list(file, read(file)));
/** Not counted as open: these texts can stay once the owner and her lawyer have read them. */
const toRead: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(CLAIMS).map(([kind, pattern]) => [
      `For the lawyer, advertising of health services: ${kind}`,
      inCopy((file, source) => claimsIn(pattern, file, source)),
    ]),
  ),
  'For the owner: visits are counted by Plausible, and the privacy section of the Client Guide says so': [
    settings['VITE_ANALYTICS_ORIGIN'] ?? '',
  ].filter(Boolean),
  'For the database: run this in the SQL editor after each change of the opening hours': [setHoursLine(studioHours)],
  'For the owner: items with different prices on different pages, as agreed': inCopy(differingPrices).toSorted(),
};

print(toRead, '·');
print(groups, '-');
const open = Object.values(groups).flat().length;
console.log(`${open === 0 ? 'Nothing is sample or switched off: the site can go live.\n' : ''}Open points: ${open}`);
process.exitCode = open === 0 ? 0 : 1;

function print(lists: Readonly<Record<string, readonly string[]>>, bullet: string): void {
  for (const [title, points] of Object.entries(lists))
    if (points.length > 0) console.log(`${title} (${points.length})\n${points.map((point) => `  ${bullet} ${point}\n`).join('')}`);
}
