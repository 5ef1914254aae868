// `npm run launch-check`: what is still sample or switched off, in words. The owner runs it before the site goes live.
// Ends with 1 while a point is open. Settings are read as `npm run build` reads them: from the environment and .env.production.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { loadEnv, runnerImport } from 'vite';

import { readPhotos } from '../pictures/pipeline/photos.ts';
import { slots } from '../pictures/slots.ts';
import { chatLinks, sampleChatLinks } from '../src/site/chatLinks.ts';
import { facts, sampleFacts } from '../src/site/facts.ts';
import { policyFaults } from './launchCheck/allowedHosts.ts';
import { demoForms } from './launchCheck/demoForms.ts';
import { foreignHosts, sampleNames } from './launchCheck/otherPlaces.ts';
import { plates } from './launchCheck/plates.ts';
import { type Group, openPoints, report } from './launchCheck/report.ts';
import { sampleMarks } from './launchCheck/sampleMarks.ts';
import { sampleValues } from './launchCheck/sampleValues.ts';
import { settingFaults } from './launchCheck/settings.ts';

const SAMPLE_NAME: string = 'Atelier Marina';
const root = join(import.meta.dirname, '..');
const settings = loadEnv('production', root, 'VITE_');
const { photos, faults: photoFaults } = await readPhotos(join(root, 'pictures/photos'), slots);
const { module: leads } = await runnerImport<{ forms: Parameters<typeof demoForms>[0] }>(join(root, 'src/leads/forms.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@': join(root, 'src') } },
});

const groups: Group[] = [
  {
    title: 'Facts of the studio',
    remedy: 'Edit src/site/facts.ts: write the real value and take its name off the list sampleFacts.',
    points: sampleValues(facts, sampleFacts),
  },
  {
    title: 'Chat links',
    remedy:
      'Edit src/site/chatLinks.ts: write the short link of your WhatsApp Business account and take its name off the list sampleChatLinks.',
    points: sampleValues(chatLinks, sampleChatLinks),
  },
  {
    title: 'Address and name in other files',
    remedy:
      'Edit the files named. After pictures/artwork/brand.ts run `npm run brand` in pictures/artwork: it draws the share images and writes site.webmanifest.',
    points: [
      ...foreignHosts(await texts('public/robots.txt', 'public/sitemap.xml'), facts.siteUrl),
      ...(nameIsReal()
        ? []
        : sampleNames(await texts('src/site/heads.ts', 'public/site.webmanifest', 'pictures/artwork/brand.ts'), SAMPLE_NAME)),
    ],
  },
  {
    title: 'People, prices and texts',
    remedy:
      'Real people and real words, with their consent; prices that hold; texts made your own. What is true: delete "Sample: ..." in its comment.',
    points: (await contentFiles()).flatMap(({ file, text }) => sampleMarks(file, text)),
  },
  {
    title: 'Pictures',
    remedy: 'Put photographs into pictures/photos (its README.md says how); `npm run photos` lists what each picture needs.',
    points: [...plates(await slotFiles(), new Set(photos.keys())), ...photoFaults],
  },
  {
    title: 'Forms that send nothing',
    remedy: "Edit src/leads/forms.ts: set `delivers: true` in the form's destination.",
    points: demoForms(leads.forms),
  },
  {
    title: 'Hosts that pages may reach',
    remedy: 'Edit the Content-Security-Policy in public/_headers.',
    points: policyFaults(await readFile(join(root, 'public/_headers'), 'utf8'), settings),
  },
  {
    title: 'Settings of the build',
    remedy: 'Set them where the site is built, or in .env.production; .env.example explains each.',
    points: settingFaults(settings),
  },
];
console.log(report(groups));
process.exitCode = openPoints(groups) === 0 ? 0 : 1;

async function contentFiles() {
  const names = (await readdir(join(root, 'src/content'))).filter((name) => name.endsWith('.ts')).toSorted();
  return texts(...names.map((name) => `src/content/${name}`));
}

async function slotFiles() {
  const names = (await readdir(join(root, 'pictures/slots'))).filter((name) => name !== 'slot.ts').toSorted();
  return Promise.all(
    names.map(async (name) => {
      const exports: Record<string, object> = await import(pathToFileURL(join(root, 'pictures/slots', name)).href);
      return { file: `pictures/slots/${name}`, slots: Object.values(exports).flatMap(Object.keys) };
    }),
  );
}

/** The owner says so by taking the name off the list of samples without changing it. */
function nameIsReal(): boolean {
  const listed: readonly string[] = sampleFacts;
  return !listed.includes('studioName') && facts.studioName === SAMPLE_NAME;
}

function texts(...files: string[]) {
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
}
